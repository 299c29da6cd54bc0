import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { structuredPatch } from 'diff'
import type { Page } from 'playwright-core'
import { listProblems } from './contentFolder.ts'
import { openPage } from './page.ts'

const listContentPaths = (content: string) =>
  readdirSync(content, { recursive: true, encoding: 'utf8' }).filter((path) => /\.(?:yaml|mdx|png|mp3)$/.test(path))

/** Opens `/admin` with a copy of the content in the browser, and signs in. */
export async function signIn(origin: string, content: string): Promise<Page> {
  const page = await openPage({ allowProblems: /./ })
  await page.goto(`${origin}/admin`)
  const files = listContentPaths(content).map((path): [string, string] => [
    `content/${path}`,
    readFileSync(join(content, path)).toString('base64'),
  ])
  await page.evaluate(fillFolder, files)
  await page.getByRole('button', { name: 'Work with Local Repository' }).click()
  await page.getByText('Collections', { exact: true }).first().waitFor()
  return page
}

/** Writes files to a folder of the browser's private file system. Runs in the page. */
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
  Object.assign(window, { showDirectoryPicker: async () => root })
}

/** Reads all files back from the private file system. Runs in the page. */
async function readFolder(): Promise<[string, string][]> {
  const files: [string, string][] = []
  const read = async (folder: FileSystemDirectoryHandle, prefix: string): Promise<void> => {
    for await (const [name, handle] of folder as unknown as AsyncIterable<[string, FileSystemHandle]>) {
      if (handle.kind === 'directory') await read(handle as FileSystemDirectoryHandle, `${prefix}${name}/`)
      else files.push([prefix + name, await (await (handle as FileSystemFileHandle).getFile()).text()])
    }
  }
  const root = await (await navigator.storage.getDirectory()).getDirectoryHandle('site')
  await read(await root.getDirectoryHandle('content'), '')
  return files
}

/** Returns the lines that the CMS changed, by file, and the problems of these files. */
export async function collectChanges(page: Page, content: string) {
  const before = new Map(listContentPaths(content).map((path) => [path, readFileSync(join(content, path), 'utf8')]))
  const current = new Map(await page.evaluate(readFolder))
  const paths = new Set([...current.keys(), ...before.keys()])
  const changedPaths = [...paths].filter((path) => current.get(path) !== before.get(path))
  const lines = changedPaths.map((path) => [path, diffTexts(before.get(path) ?? '', current.get(path))])
  const problems = await listProblems(Object.fromEntries(changedPaths.map((path) => [path, current.get(path) ?? null])))
  return { lines: Object.fromEntries(lines), problems }
}

function diffTexts(before: string, after: string | undefined): string[] | 'deleted' {
  if (after === undefined) return 'deleted'
  const { hunks } = structuredPatch('', '', before, after, '', '', { context: 0 })
  return hunks.flatMap(({ lines }) => lines.filter((line) => !line.startsWith('\\')))
}

/** Signs in and opens a form, such as `posts/entries/first-post`. */
export async function openSignedInForm(dev: { origin: string; content: string }, formPath: string): Promise<Page> {
  const page = await signIn(dev.origin, dev.content)
  await openForm(page, formPath)
  return page
}

/** Opens a form, and waits until all fields are rendered. */
export async function openForm(page: Page, formPath: string): Promise<void> {
  await page.evaluate((hash) => window.location.assign(hash), `#/collections/${formPath}`)
  await page.locator('[data-key-path]').first().waitFor()
  await scrollThroughForm(page)
}

/** The CMS renders fields when they scroll into view. */
async function scrollThroughForm(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    // Folded fields can't be scrolled into view.
    const placeholder = Array.from(document.querySelectorAll('div.placeholder')).find((element) =>
      element.checkVisibility(),
    )
    placeholder?.scrollIntoView()
    return !placeholder
  })
}

/** Locates a field by its path: `pricing.plans.0.price`. */
export const locateField = (page: Page, path: string) => page.locator(`[data-key-path="${path}"]`)

export const getInput = (page: Page, path: string, index = 0) =>
  locateField(page, path).locator('input, textarea').nth(index)

export async function writeMarkdown(page: Page, text: string): Promise<void> {
  const body = locateField(page, 'body')
  await body.getByLabel('Edit in Markdown').first().click()
  await body.getByRole('textbox').and(body.locator('textarea')).fill(text)
}

/** Adds an item to a list, which gets this index. */
export async function addListItem(page: Page, list: string, index: number): Promise<void> {
  await locateField(page, list).getByRole('button', { name: /^Add / }).last().dispatchEvent('click')
  await page.locator(`[data-key-path^="${list}.${index}"]`).first().waitFor()
  await scrollThroughForm(page)
}

export async function expandListItems(page: Page, list: string): Promise<void> {
  await locateField(page, list).getByRole('button', { name: 'Expand All' }).first().click()
  await page.locator(`[data-key-path^="${list}.0."]`).first().waitFor()
  await scrollThroughForm(page)
}

/** Scrolls to a field. With the environment variable `IMAGES`, updates a screenshot for the guides. */
export async function takeScreenshot(page: Page, path: string, name: string): Promise<void> {
  await locateField(page, path).scrollIntoViewIfNeeded()
  if (process.env.IMAGES) await page.screenshot({ path: `.github/images/${name}.png` })
}

/** Saves the form, and waits for the confirmation. */
export async function saveForm(page: Page): Promise<void> {
  // The message of an earlier save.
  await page.getByText('Entry saved.').waitFor({ state: 'hidden' })
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('Entry saved.').waitFor()
}
