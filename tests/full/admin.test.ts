import type { ChildProcess } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { canonicalText } from '../../renderer/model/parse/canonical.ts'
import { inspectContent } from '../../scripts/content/check/inspectContent.ts'
import { check, FIXTURE } from '../support/contentFolder.ts'
import { openPage, pageOfGroup } from '../support/page.ts'
import { kill, LOCAL, printed, startProgram } from '../support/programs.ts'

/** `npm run dev` on a copy of the fixture content in its one form, and the content system on a folder of the browser's own. */
const content = join(mkdtempSync(join(tmpdir(), 'content-')), 'content')
let server: ChildProcess
let address = ''

beforeAll(async () => {
  cpSync(FIXTURE, content, { recursive: true })
  for (const file of (await check()).files) {
    const text = canonicalText(file)
    if (text !== undefined) writeFileSync(join(content, file.source.path), text)
  }
  server = startProgram(['dev', '--content', content, '--port', '0'])
  const [, local = ''] = await printed(server, LOCAL)
  address = local
})
afterAll(async () => {
  await kill(server)
  rmSync(dirname(content), { recursive: true })
})
pageOfGroup()

const paths = () =>
  readdirSync(content, { recursive: true, encoding: 'utf8' }).filter((path) => /\.(?:yaml|mdx|png|mp3)$/.test(path))

/** What the browser's folder holds, beside what is on the disk: other texts, and `undefined` where a file is gone. */
async function changes(page: Page): Promise<Record<string, string | undefined>> {
  const now = new Map(await page.evaluate(readFolder))
  const before = new Map(paths().map((path) => [`content/${path}`, readFileSync(join(content, path), 'utf8')]))
  const all = [...new Set([...now.keys(), ...before.keys()])].filter((path) => /\.(?:yaml|mdx)$/.test(path))
  return Object.fromEntries(
    all.filter((path) => now.get(path) !== before.get(path)).map((path) => [path, now.get(path)]),
  )
}

async function readFolder(): Promise<[string, string][]> {
  const found: [string, string][] = []
  const read = async (folder: FileSystemDirectoryHandle, at: string): Promise<void> => {
    for await (const [name, each] of folder as unknown as AsyncIterable<[string, FileSystemHandle]>) {
      if (each.kind === 'directory') await read(each as FileSystemDirectoryHandle, `${at}${name}/`)
      else found.push([at + name, await (await (each as FileSystemFileHandle).getFile()).text()])
    }
  }
  await read(await (await navigator.storage.getDirectory()).getDirectoryHandle('site'), '')
  return found
}

async function fillFolder(files: [string, string][]): Promise<void> {
  const root = await (await navigator.storage.getDirectory()).getDirectoryHandle('site', { create: true })
  await root.getDirectoryHandle('.git', { create: true })
  for (const [path, bytes] of files) {
    let folder = root
    const names = path.split('/')
    for (const name of names.slice(0, -1)) folder = await folder.getDirectoryHandle(name, { create: true })
    const file = await (await folder.getFileHandle(names.at(-1) ?? '', { create: true })).createWritable()
    await file.write(Uint8Array.from(atob(bytes), (char) => char.charCodeAt(0)))
    await file.close()
  }
  const chosen = { showDirectoryPicker: async () => root }
  Object.assign(window, chosen)
}

async function signIn(): Promise<Page> {
  const page = await openPage({ allowProblems: true })
  page.setDefaultTimeout(20_000)
  await page.goto(`${address}/admin`)
  await page.evaluate(
    fillFolder,
    paths().map((path): [string, string] => [`content/${path}`, readFileSync(join(content, path)).toString('base64')]),
  )
  await page.getByRole('button', { name: 'Work with Local Repository' }).click()
  await page.getByText('Collections', { exact: true }).first().waitFor()
  return page
}

const input = (page: Page, path: string) => page.locator(`[data-key-path="${path}"]`).locator('input, textarea').first()

async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('Entry saved.').waitFor()
}

test('what a writer types in a form changes its own lines alone, and what is half done can be saved', async () => {
  const page = await signIn()
  const open = (place: string) => page.evaluate((hash) => window.location.assign(hash), `#${place}`)

  await open('/collections/team/entries/president')
  await input(page, 'role').fill('Founder')
  await save(page)
  const president = readFileSync(join(content, 'team/president.yaml'), 'utf8')
  expect(await changes(page)).toEqual({
    'content/team/president.yaml': president.replace(/^role: .*$/m, 'role: "Founder"'),
  })
  await open('/collections/posts/entries/first-post')
  await input(page, 'unpublish_at').fill('2027-12-01T09:00')
  await save(page)
  const post = readFileSync(join(content, 'posts/first-post.mdx'), 'utf8')
  const { 'content/posts/first-post.mdx': scheduled } = await changes(page)
  expect(scheduled).toBe(post.replace('\n---\n\n', '\nunpublish_at: "2027-12-01T09:00:00-05:00"\n---\n\n'))

  await open('/collections/posts/new')
  await input(page, 'title').fill('A Half Done Thought')
  await save(page)
  const { 'content/posts/a-half-done-thought.mdx': begun } = await changes(page)
  expect(begun).toBe('---\ntitle: "A Half Done Thought"\n---\n')

  for (const [path, text] of Object.entries(await changes(page))) {
    mkdirSync(dirname(join(dirname(content), path)), { recursive: true })
    writeFileSync(join(dirname(content), path), text ?? '')
  }
  const { problems } = await inspectContent({ root: content, release: false })
  expect(new Set(problems.map(({ file }) => file))).toEqual(new Set(['content/posts/a-half-done-thought.mdx']))
})
