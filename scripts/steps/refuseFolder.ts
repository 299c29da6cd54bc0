import { existsSync, lstatSync, readdirSync, realpathSync } from 'node:fs'
import { basename, join, resolve, sep } from 'node:path'
import { urls } from '../../renderer/urls.ts'
import { PlainError } from '../errors.ts'
import { PROJECT } from '../run/sources.js'
import { REDIRECTS_FILE } from './writeRedirects.ts'

/** What every build writes and hardly anything else has together: a folder that holds all of it is an earlier build's. */
const MARKS = ['index.html', '404.html', REDIRECTS_FILE, basename(urls.pageIndex())]

/**
 * Refuses to publish where a site would take the place of something else: publishing removes what a folder held before.
 * @throws {PlainError} that says why.
 */
export function refuseFolder(out: string, content: string): void {
  if (!lstatSync(out, { throwIfNoEntry: false })) {
    refuseInside(resolve(out), content)
    return
  }
  if (!existsSync(out) || !lstatSync(realpathSync(out)).isDirectory()) refuse(out, 'it is not a folder')
  const folder = realpathSync(out)
  for (const precious of [process.cwd(), PROJECT, content]) {
    if (existsSync(precious) && isWithin(realpathSync(precious), folder)) refuse(out, `it holds ${resolve(precious)}`)
  }
  refuseInside(folder, content)
  const names = readdirSync(folder)
  if (names.length > 0 && !MARKS.every((name) => names.includes(name))) {
    refuse(out, 'it holds other files than those of an earlier build')
  }
}

function refuseInside(folder: string, content: string): void {
  if (existsSync(content) && isWithin(folder, realpathSync(content))) refuse(folder, 'it is inside the content')
  if (isWithin(folder, join(PROJECT, '.git'))) refuse(folder, "it is inside the project's history")
}

function isWithin(path: string, folder: string): boolean {
  return path === folder || path.startsWith(folder.endsWith(sep) ? folder : folder + sep)
}

function refuse(out: string, reason: string): never {
  throw new PlainError(
    `The site cannot be published into ${out}: ${reason}, and publishing replaces the whole folder.
Name an empty folder, a new one, or that of an earlier build.

Nothing was published.`,
  )
}
