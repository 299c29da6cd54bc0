import { execFileSync } from 'node:child_process'
import fs, { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { onTestFinished, vi } from 'vitest'
import { scanPage } from '../../scripts/build/pages/pageScan.ts'
import { listSiteFiles, type SiteOutput } from '../../scripts/build/steps/siteProblems.ts'
import { listFiles, sha256 } from '../../scripts/files.ts'
import { replaceFile } from '../../scripts/replaceFile.ts'

/** Creates a folder that is deleted after the test, or with `afterAll`, after the tests of the file. */
export function createTemporaryFolder(deleteWhen: (remove: () => void) => void = onTestFinished): string {
  const folder = mkdtempSync(join(tmpdir(), 'site-'))
  deleteWhen(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** Writes files by relative path, and returns the folder. */
export function writeFiles(folder: string, files: Record<string, string | Uint8Array>): string {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  return folder
}

/** Writes the files that each built site has, and more files. Returns the folder. */
export const writeSite = (folder: string, files: Record<string, string> = {}) =>
  writeFiles(folder, { 'index.html': 'home', '404.html': 'not found', _redirects: '', 'pages.tsv': '', ...files })

/** Scans the pages of a built site. */
export function readSiteOutput(folder: string): SiteOutput {
  const pages = listFiles(folder).filter((path) => path.endsWith('.html'))
  const scans = pages.map((path) => [toAddress(path), scanPage(readFileSync(join(folder, path), 'utf8'))] as const)
  return { files: listSiteFiles(folder), pages: new Map(scans) }
}

const toAddress = (path: string) => `/${path}`.replace(/\.html$/, '').replace(/\/index$/, '/')

/** Damages a file but keeps the size and modification time. */
export function damageFile(file: string): void {
  const { atimeMs, mtimeMs } = statSync(file)
  const bytes = readFileSync(file)
  writeFileSync(file, bytes.with(-1, (bytes.at(-1) ?? 0) ^ 0xff))
  utimesSync(file, atimeMs / 1000, mtimeMs / 1000)
}

/** Replaces a function of `node:fs` until the test ends, also for modules that import it by name. */
export function mockFileSystem(name: 'linkSync' | 'renameSync', mock: (from: fs.PathLike, to: fs.PathLike) => void) {
  const spy = vi.spyOn(fs, name).mockImplementation(mock)
  syncBuiltinESMExports()
  onTestFinished(() => {
    spy.mockRestore()
    syncBuiltinESMExports()
  })
}

/** Edits a file atomically. @throws {Error} if nothing changes */
export function editFile(file: string, change: (text: string) => string): void {
  const text = readFileSync(file, 'utf8')
  if (change(text) === text) throw new Error(`The edit of ${file} changes nothing.`)
  replaceFile(file, change(text))
}

/** Replaces the first match in a file atomically. @throws {Error} if there's no match */
export const replaceInFile = (file: string, from: string, to: string) =>
  editFile(file, (text) => text.replace(from, to))

/** Returns SHA-256 hashes of all files by relative path. */
export const hashFiles = (folder: string): Record<string, string> =>
  Object.fromEntries(listFiles(folder).map((file) => [file, sha256(readFileSync(join(folder, file)))]))

const GIT_IDENTITY = ['-c', 'user.name=Somebody', '-c', 'user.email=somebody@example.com']

export function createTestRepository() {
  const folder = createTemporaryFolder()
  const git = (...args: string[]) =>
    execFileSync('git', [...GIT_IDENTITY, ...args], { cwd: folder, encoding: 'utf8', stdio: 'pipe' })
  git('init', '--quiet', '--initial-branch', 'main')
  const commit = (files: Record<string, string>) => {
    writeFiles(folder, files)
    git('add', '--all')
    git('commit', '--quiet', '--message', 'A commit')
    return git('rev-parse', 'HEAD').trim()
  }
  return { folder, content: join(folder, 'content'), git, commit }
}
