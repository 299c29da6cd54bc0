import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { diffLines } from 'diff'
import type { Page } from 'playwright-core'
import { openPage } from './page.ts'

/** The folder of the browser's own in which the system works. */
const FOLDER = 'site'

/** Opens the content system on a folder of the browser's own that holds the files of a content folder. */
export async function signIn(address: string, content: string, paths: string[]): Promise<Page> {
  const page = await openPage({ allowProblems: true })
  page.setDefaultTimeout(20_000)
  await page.goto(`${address}/admin`)
  const files = paths.map((path): [string, string] => [
    `content/${path}`,
    readFileSync(join(content, path)).toString('base64'),
  ])
  await page.evaluate(fillFolder, { folder: FOLDER, files })
  await page.getByRole('button', { name: 'Work with Local Repository' }).click()
  await page.getByText('Collections', { exact: true }).first().waitFor()
  return page
}

async function fillFolder({ folder: name, files }: { folder: string; files: [string, string][] }): Promise<void> {
  const root = await (await navigator.storage.getDirectory()).getDirectoryHandle(name, { create: true })
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

async function readFolder(name: string): Promise<[string, string][]> {
  const found: [string, string][] = []
  const read = async (folder: FileSystemDirectoryHandle, at: string): Promise<void> => {
    for await (const [name, each] of folder as unknown as AsyncIterable<[string, FileSystemHandle]>) {
      if (each.kind === 'directory') await read(each as FileSystemDirectoryHandle, `${at}${name}/`)
      else found.push([at + name, await (await (each as FileSystemFileHandle).getFile()).text()])
    }
  }
  const root = await (await navigator.storage.getDirectory()).getDirectoryHandle(name)
  await read(await root.getDirectoryHandle('content'), '')
  return found
}

/** What the system has written, where it differs from what it was given: texts, and `null` where a file is gone. */
export async function written(page: Page, before: Map<string, string>): Promise<Record<string, string | null>> {
  const now = new Map(await page.evaluate(readFolder, FOLDER))
  const all = [...new Set([...now.keys(), ...before.keys()])]
  return Object.fromEntries(
    all.filter((path) => now.get(path) !== before.get(path)).map((path) => [path, now.get(path) ?? null]),
  )
}

/** The lines of a change, as a reviewer reads them. */
export function changedLines(before: string, after: string): string[] {
  return diffLines(before, after).flatMap(({ added, removed, value }) =>
    added || removed
      ? value
          .replace(/\n$/, '')
          .split('\n')
          .map((line) => (added ? '+' : '-') + line)
      : [],
  )
}

/** Opens a form, and lays out all of it: what is out of view has no fields yet. */
export async function openForm(page: Page, place: string): Promise<void> {
  await page.evaluate((hash) => window.location.assign(hash), `#/collections/${place}`)
  await page.locator('[data-key-path]').first().waitFor()
  await layOut(page)
}

async function layOut(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const waiting = document.querySelector('div.placeholder')
    waiting?.scrollIntoView()
    return !waiting
  })
}

/** The part of a form that a key of the file has. */
const part = (page: Page, path: string) => page.locator(`[data-key-path="${path}"]`)

/** Where a value is typed. */
export const input = (page: Page, path: string) => part(page, path).locator('input, textarea').first()

/** Adds an item to a list. */
export async function addItem(page: Page, list: string, index: number): Promise<void> {
  await part(page, list).getByRole('button', { name: /^Add / }).last().dispatchEvent('click')
  await page.locator(`[data-key-path^="${list}.${index}"]`).first().waitFor()
  await layOut(page)
}

/** Saves the entry that is open. */
export async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('Entry saved.').waitFor()
}
