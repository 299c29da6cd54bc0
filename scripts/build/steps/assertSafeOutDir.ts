import { existsSync, readdirSync, realpathSync, statSync } from 'node:fs'
import { homedir } from 'node:os'
import { basename, join, resolve, sep } from 'node:path'
import { FILES } from '../../../renderer/urls.ts'
import { UserError } from '../../errors.ts'
import { REDIRECTS_FILE } from '../../serve/hostFiles.ts'
import { PROJECT } from '../../store/sources.ts'
import { resolveOutDir } from './publish.ts'

/** What every build writes and hardly anything else has together: a folder that holds all of it is an earlier build's. */
const MARKS = ['index.html', '404.html', REDIRECTS_FILE, basename(FILES.pageIndex)]

/** The project's own folders: a site inside them would be taken for a source. */
const OWN = ['node_modules', 'pages', 'public', 'renderer', 'scripts', 'tests']

/** @throws {UserError} where a site would take the place of something else: publishing removes what was there. */
export function assertSafeOutDir(out: string, content: string): void {
  const place = resolveOutDir(out)
  for (const precious of [process.cwd(), PROJECT, content, homedir()]) {
    if (isWithin(realpath(precious), place)) refuse(out, `it holds ${resolve(precious)}`)
  }
  if (isWithin(place, realpath(content))) refuse(out, 'it is inside the content')
  const projects = [PROJECT, process.cwd()]
  if (OWN.some((folder) => projects.some((project) => isWithin(place, realpath(join(project, folder))))))
    refuse(out, "it is inside the project's code")
  if (place.split(sep).includes('.git')) refuse(out, 'it is inside a .git')
  const standing = statSync(place, { throwIfNoEntry: false })
  if (standing) refuseOther(out, place, standing.isDirectory())
}

/** What stands in the place already must be nothing, or a site. */
function refuseOther(out: string, place: string, isFolder: boolean): void {
  if (!isFolder) refuse(out, 'it is not a folder')
  const names = readdirSync(place)
  if (names.length > 0 && !MARKS.every((name) => names.includes(name))) {
    refuse(out, 'it holds other files than those of an earlier build')
  }
  const hasHistory = readdirSync(place, { recursive: true }).some((name) => basename(String(name)) === '.git')
  if (hasHistory) refuse(out, 'it holds a .git')
}

/** As the disk spells it, where it is there. */
function realpath(path: string): string {
  return existsSync(path) ? realpathSync.native(path) : resolve(path)
}

function isWithin(path: string, folder: string): boolean {
  return path === folder || path.startsWith(folder.endsWith(sep) ? folder : folder + sep)
}

function refuse(out: string, reason: string): never {
  throw new UserError(
    `The site cannot be published into ${out}: ${reason}, and publishing replaces the whole folder.
Name an empty folder, a new one, or that of an earlier build.

Nothing was published.`,
  )
}
