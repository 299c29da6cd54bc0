import { cpSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { convertWatchError, watchFolder } from '../../../scripts/dev/watchFolder.ts'
import { createTemporaryFolder, writeFiles } from '../../support/siteFolder.ts'

function watchContent() {
  const parent = writeFiles(createTemporaryFolder(), { 'content/posts/a.mdx': 'text' })
  const reported = new Set<string>()
  let notify = () => {}
  watchFolder(join(parent, 'content'), {
    onChange: (changed) => {
      for (const path of changed) reported.add(path.slice(parent.length + 1))
      notify()
    },
    onError: (error) => expect.unreachable(String(error)),
  })
  const waitForChange = (path: string, make: () => void) =>
    new Promise<void>((resolve) => {
      reported.clear()
      notify = () => reported.has(path) && resolve()
      make()
    })
  const write = (path: string, text: string) => writeFileSync(join(parent, path), text)
  const move = (from: string, to: string) => renameSync(join(parent, from), join(parent, to))
  return { parent, reported, waitForChange, write, move }
}

const POST_PATH = 'content/posts/a.mdx'

test('reports every change to a file that a rename replaces', async () => {
  const { waitForChange, write, move } = watchContent()
  for (const text of ['once', 'twice']) {
    await waitForChange(POST_PATH, () => {
      write('content/posts/.a.mdx.new', text)
      move('content/posts/.a.mdx.new', POST_PATH)
    })
    await waitForChange(POST_PATH, () => write(POST_PATH, `${text}, and edited`))
  }
})

test('reports changes after the folder is replaced', async () => {
  const { parent, waitForChange, write, move } = watchContent()
  cpSync(join(parent, 'content'), join(parent, 'new'), { recursive: true })
  await waitForChange('content', () => {
    move('content', 'old')
    move('new', 'content')
  })
  await waitForChange(POST_PATH, () => write(POST_PATH, 'edited'))
})

test('reports new files after a subfolder is deleted and recreated with a nested one', async () => {
  const { parent, waitForChange, write } = watchContent()
  await waitForChange('content/posts', () => {
    rmSync(join(parent, 'content/posts'), { recursive: true })
    mkdirSync(join(parent, 'content/posts/nested'), { recursive: true })
  })
  for (const path of ['content/posts/b.mdx', 'content/posts/nested/b.mdx'])
    for (const text of ['new', 'edited']) await waitForChange(path, () => write(path, text))
})

test('ignores hidden files and files outside the folder', async () => {
  const { reported, waitForChange, write } = watchContent()
  await waitForChange(POST_PATH, () => {
    write('package.json', '{}')
    write('content/posts/.a.mdx.swp', 'text')
    write(POST_PATH, 'edited')
  })
  expect([...reported]).toEqual([POST_PATH])
})

test.each(['ENOSPC', 'EMFILE'])('explains the system limit behind %s', (code) => {
  const error = Object.assign(new Error(`${code}: System limit reached`), { code })
  expect(convertWatchError(error)).toMatchObject({ message: expect.stringContaining('fs.inotify.max_user_watches') })
})
