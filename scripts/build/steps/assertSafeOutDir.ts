import { existsSync, readdirSync, realpathSync, statSync } from 'node:fs'
import { homedir } from 'node:os'
import { basename, join, resolve, sep } from 'node:path'
import { GENERATED_FILES } from '../../../renderer/urls.ts'
import { UserError } from '../../errors.ts'
import { PROJECT_ROOT } from '../../files.ts'
import { REDIRECTS_FILE } from '../../serve/hostFiles.ts'
import { resolveOutDir } from './replaceOutput.ts'

const OUTPUT_FILES = ['index.html', '404.html', REDIRECTS_FILE, basename(GENERATED_FILES.pageIndex)]

const CODE_FOLDERS = ['node_modules', 'pages', 'public', 'renderer', 'scripts', 'tests']

/** Rejects a folder with files that aren't from a build, because a build deletes everything in it. @throws {UserError} */
export function assertSafeOutDir(out: string, content: string): void {
  const outDir = resolveOutDir(out)
  for (const path of [PROJECT_ROOT, content, homedir()]) {
    if (isWithin(resolveRealPath(path), outDir)) fail(out, `it contains ${resolve(path)}`)
  }
  if (isWithin(outDir, resolveRealPath(content))) fail(out, 'it is inside the content')
  if (CODE_FOLDERS.some((folder) => isWithin(outDir, resolveRealPath(join(PROJECT_ROOT, folder)))))
    fail(out, "it is inside the project's code")
  if (outDir.split(sep).includes('.git')) fail(out, 'it is inside a .git')
  const stats = statSync(outDir, { throwIfNoEntry: false })
  if (stats) assertReplaceable(out, outDir, stats.isDirectory())
}

function assertReplaceable(out: string, outDir: string, isFolder: boolean): void {
  if (!isFolder) fail(out, "it isn't a folder")
  const names = readdirSync(outDir)
  if (names.length > 0 && !OUTPUT_FILES.every((name) => names.includes(name))) {
    fail(out, "it contains files that aren't from an earlier build")
  }
  const hasRepository = readdirSync(outDir, { recursive: true }).some((name) => basename(String(name)) === '.git')
  if (hasRepository) fail(out, 'it contains a .git')
}

function resolveRealPath(path: string): string {
  return existsSync(path) ? realpathSync.native(path) : resolve(path)
}

function isWithin(path: string, folder: string): boolean {
  return path === folder || path.startsWith(folder.endsWith(sep) ? folder : folder + sep)
}

function fail(out: string, reason: string): never {
  throw new UserError(
    `The site can't be written to ${out}: ${reason}, and a build replaces the whole folder.
Choose a new or empty folder, or one from an earlier build.

The folder wasn't changed.`,
  )
}
