import { existsSync, readdirSync, realpathSync, statSync } from 'node:fs'
import { homedir } from 'node:os'
import { basename, join, resolve, sep } from 'node:path'
import { GENERATED_FILES } from '../../../renderer/urls.ts'
import { UserError } from '../../errors.ts'
import { PROJECT_ROOT } from '../../files.ts'
import { REDIRECTS_FILE } from '../../serve/hostFiles.ts'
import { resolveOutDir } from './replaceOutput.ts'

/** Files that every build writes. */
const OUTPUT_FILES = ['index.html', '404.html', REDIRECTS_FILE, basename(GENERATED_FILES.pageIndex)]

/** Folders that can't contain the output. */
const CODE_FOLDERS = ['node_modules', 'pages', 'public', 'renderer', 'scripts', 'tests']

/**
 * Only accepts a new folder, an empty one, or one with the files of an earlier build, because a build replaces the output folder.
 * Rejects folders that contain the project, the content, the home folder, or a Git repository, and folders inside the content,
 * the code, or `.git`.
 * @throws {UserError}
 */
export function assertSafeOutDir(out: string, content: string): void {
  const problem = findProblem(resolveOutDir(out), content)
  if (problem === undefined) return
  throw new UserError(
    `The site can't be written to ${out}: ${problem}, and a build replaces the whole folder.
Choose a new or empty folder, or one from an earlier build.

The folder wasn't changed.`,
  )
}

/** Returns why a build can't replace the folder, or undefined if it can. */
function findProblem(outDir: string, content: string): string | undefined {
  const contained = [PROJECT_ROOT, content, homedir()].find((path) => isWithin(resolveRealPath(path), outDir))
  if (contained !== undefined) return `it contains ${resolve(contained)}`
  if (isWithin(outDir, resolveRealPath(content))) return 'it is inside the content'
  if (CODE_FOLDERS.some((folder) => isWithin(outDir, resolveRealPath(join(PROJECT_ROOT, folder)))))
    return "it is inside the project's code"
  if (outDir.split(sep).includes('.git')) return 'it is inside a .git'
  const stats = statSync(outDir, { throwIfNoEntry: false })
  if (!stats) return undefined
  if (!stats.isDirectory()) return "it isn't a folder"
  const names = readdirSync(outDir)
  if (names.length > 0 && !OUTPUT_FILES.every((name) => names.includes(name)))
    return "it contains files that aren't from an earlier build"
  const hasRepository = readdirSync(outDir, { recursive: true }).some((name) => basename(String(name)) === '.git')
  return hasRepository ? 'it contains a .git' : undefined
}

function resolveRealPath(path: string): string {
  return existsSync(path) ? realpathSync.native(path) : resolve(path)
}

function isWithin(path: string, folder: string): boolean {
  return path === folder || path.startsWith(folder.endsWith(sep) ? folder : folder + sep)
}
