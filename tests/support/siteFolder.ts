import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { onTestFinished } from 'vitest'
import { replaceFile } from '../../scripts/replaceFile.ts'

/** Creates a folder that is deleted after the test, or with `afterAll`, after the tests of the file. */
export function createTemporaryFolder(deleteWhen: (remove: () => void) => void = onTestFinished): string {
  const folder = mkdtempSync(join(tmpdir(), 'site-'))
  deleteWhen(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

export function writeFiles(folder: string, files: Record<string, string>): string {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  return folder
}

/** Writes the files that each built site has. */
export function writeSite(folder: string, files: Record<string, string> = {}): string {
  const site = { 'index.html': 'home', '404.html': 'not found', _redirects: '', 'pages.tsv': '', ...files }
  return writeFiles(folder, site)
}

/** Damages a file but keeps the size and modification time. */
export function damageFile(file: string): void {
  const { atimeMs, mtimeMs } = statSync(file)
  const bytes = readFileSync(file)
  writeFileSync(file, bytes.with(-1, (bytes.at(-1) ?? 0) ^ 0xff))
  utimesSync(file, atimeMs / 1000, mtimeMs / 1000)
}

/**
 * Edits a file atomically.
 * @throws {Error} if nothing changes.
 */
export function editFile(file: string, change: (text: string) => string): void {
  const text = readFileSync(file, 'utf8')
  if (change(text) === text) throw new Error(`The edit of ${file} changes nothing.`)
  replaceFile(file, change(text))
}

export const replaceInFile = (file: string, from: string, to: string) =>
  editFile(file, (text) => text.replace(from, to))
