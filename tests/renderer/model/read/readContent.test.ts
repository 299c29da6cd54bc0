import { execFileSync } from 'node:child_process'
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { explainReadError } from '../../../../renderer/model/read/listFiles.ts'
import { checkFolder, createTestContent, formatInOneLine } from '../../../support/contentFolder.ts'

const COPY_HINT = 'Put a copy of the file here instead of a link.'

test('rejects symbolic links that are broken or point outside the folder', async () => {
  const root = createTestContent()
  const outside = join(root, '..', 'secret.yaml')
  writeFileSync(outside, 'order: 2\nname: Secret\ntext: Not ours.\n')
  symlinkSync(outside, join(root, 'values', 'secret.yaml'))
  symlinkSync('/nowhere/at/all', join(root, 'values', 'broken.yaml'))
  expect(formatInOneLine(await checkFolder(root))).toEqual([
    `values/broken.yaml: The target of this symbolic link doesn't exist. › ${COPY_HINT}`,
    `values/secret.yaml: This symbolic link points outside the content folder. › ${COPY_HINT}`,
  ])
})

test('follows symbolic links inside the folder', async () => {
  const root = createTestContent()
  mkdirSync(join(root, 'media', 'shared'))
  symlinkSync('../episodes/sample.mp3', join(root, 'media', 'shared', 'sample.mp3'))
  const { site } = await checkFolder(root)
  expect([...(site?.media.keys() ?? [])]).toEqual(['episodes/sample.mp3', 'posts/room.png', 'shared/sample.mp3'])
})

test('reports pipes, sockets, and looping links without blocking', async () => {
  const root = createTestContent()
  execFileSync('mkfifo', [join(root, 'media/pipe.mp3'), join(root, 'posts/pipe.mdx')])
  const server = createServer().listen(join(root, 'media/socket.png'))
  onTestFinished(() => void server.close())
  for (const path of ['media/loop.png', 'values/loop.yaml']) symlinkSync(join(root, path), join(root, path))
  symlinkSync('pipe.mp3', join(root, 'media/linked.mp3'))
  symlinkSync('../posts', join(root, 'media/posts.png'))
  writeFileSync(Buffer.concat([Buffer.from(join(root, 'media/caf')), Buffer.from([0xe9]), Buffer.from('.png')]), 'x')
  expect(formatInOneLine(await checkFolder(root))).toEqual([
    'posts/pipe.mdx: This is a pipe, not a file. › Remove it.',
    `values/loop.yaml: This symbolic link points to itself. › ${COPY_HINT}`,
    expect.stringContaining("The name isn't valid UTF-8. › Use letters from a to z"),
    'media/linked.mp3: This is a pipe, not a file. › Remove it.',
    `media/loop.png: This symbolic link points to itself. › ${COPY_HINT}`,
    'media/pipe.mp3: This is a pipe, not a file. › Remove it.',
    `media/posts.png: This symbolic link points to a folder. › ${COPY_HINT}`,
    'media/socket.png: This is a socket, not a file. › Remove it.',
  ])
})

test('ignores hidden files and guides', async () => {
  const names = ['.DS_Store', 'values/.clarity.yaml.swp', 'README.md', 'first-article.md', 'open-questions.md']
  const root = createTestContent(Object.fromEntries(names.map((name) => [name, '# A file\n'])))
  expect(formatInOneLine(await checkFolder(root))).toEqual([])
})

test('explains errors of the file system', () => {
  const createSystemError = (code: string) => Object.assign(new Error('No.'), { code, syscall: 'open' })
  expect(explainReadError(createSystemError('EACCES'))).toEqual({
    message: 'Permission denied.',
    hint: 'Allow everyone to read it: chmod a+rX.',
  })
  expect(explainReadError(createSystemError('EIO')).message).toBe("This can't be read (EIO).")
  expect(() => explainReadError(new TypeError('Our own report.'))).toThrow('Our own report.')
})
