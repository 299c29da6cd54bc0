import { execFileSync } from 'node:child_process'
import { symlinkSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { explainReadError } from '../../../../renderer/model/read/listContentFiles.ts'
import { check, checkFolder, createTestContent, formatInOneLine } from '../../../support/contentFolder.ts'

test('rejects symbolic links, pipes, sockets, and a name in Latin-1 without opening them', async () => {
  const root = createTestContent()
  const outside = join(root, '..', 'secret.yaml')
  writeFileSync(outside, 'order: 2\nname: Secret\ntext: Not ours.\n')
  symlinkSync(outside, join(root, 'values/secret.yaml'))
  symlinkSync('../posts', join(root, 'media/posts.png'))
  execFileSync('mkfifo', [join(root, 'media/pipe.mp3'), join(root, 'posts/pipe.mdx')])
  const server = createServer().listen(join(root, 'media/socket.png'))
  onTestFinished(() => void server.close())
  writeFileSync(Buffer.concat([Buffer.from(join(root, 'media/caf')), Buffer.from([0xe9]), Buffer.from('.png')]), 'x')
  const linkProblem = 'This is a symbolic link, not a file. › Put a copy of the file here instead of a link.'
  const pipeProblem = 'This is a pipe, socket, or device, not a file. › Remove it.'
  expect(formatInOneLine(await checkFolder(root))).toEqual([
    `posts/pipe.mdx: ${pipeProblem}`,
    `values/secret.yaml: ${linkProblem}`,
    expect.stringContaining("The name isn't valid UTF-8. › Use letters from a to z"),
    `media/pipe.mp3: ${pipeProblem}`,
    `media/posts.png: ${linkProblem}`,
    `media/socket.png: ${pipeProblem}`,
  ])
})

test('ignores hidden files and guides', async () => {
  const names = ['.DS_Store', 'values/.clarity.yaml.swp', 'README.md', 'first-article.md', 'open-questions.md']
  const root = createTestContent(Object.fromEntries(names.map((name) => [name, '# A file\n'])))
  expect(formatInOneLine(await checkFolder(root))).toEqual([])
})

test('explains errors of the file system, and rethrows other errors', () => {
  const createSystemError = (code: string) => Object.assign(new Error('No.'), { code, syscall: 'open' })
  expect(explainReadError(createSystemError('EACCES'))).toEqual({
    message: 'Permission denied.',
    hint: 'Allow everyone to read it: `chmod a+rX FILE`.',
  })
  expect(explainReadError(createSystemError('EIO')).message).toBe("This can't be read (EIO).")
  expect(() => explainReadError(new TypeError('Our own report.'))).toThrow('Our own report.')
})

const VALUE_YAML = 'order: 1\nname: Clarity\ntext: Caf\xe9\n'

test.each([
  ['not UTF-8', Buffer.from(VALUE_YAML, 'latin1'), 3, 'is saved in an old Windows format (ANSI), or is damaged'],
  ['UTF-16', Buffer.from(`\ufeff${VALUE_YAML}`, 'utf16le'), 1, 'is saved as UTF-16'],
])('rejects a file that is %s and suggests UTF-8', async (_, bytes, line, message) => {
  expect((await check({ 'values/clarity.yaml': bytes })).problems).toMatchObject([
    {
      line,
      column: 1,
      message: `The file ${message}.`,
      hint: 'Save it as UTF-8. In Notepad: File > Save as > Encoding.',
    },
  ])
})
