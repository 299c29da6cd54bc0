import {
  cpSync,
  existsSync,
  linkSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { sha256 } from './sources.js'

/** What Vite, Vike and the bundler take for a part of an address in the path of a file. */
const MISREAD = /[%#?]/

/** What is copied at each start, because it is edited; content is read where it is. */
const EDITED = [
  'scripts',
  'renderer',
  'pages',
  'public',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'vite.config.ts',
]
/** What is linked, and linked anew when something else has been installed. */
const INSTALLED = 'node_modules'
const INSTALLED_STATE = 'node_modules/.package-lock.json'

/**
 * Whether a project stands where its tools cannot read paths: below a folder such as `100%`, `C#` or `what?`.
 * @param {string} project
 */
export function isMisread(project) {
  return MISREAD.test(project)
}

/**
 * The project's code once more, under a path that its tools can read. Packages are the same files, by hard links.
 * @param {string} project
 * @param {string} [parent] a folder for temporary things
 * @returns {string} the folder
 * @throws {Error} if another user has made the place before
 */
export function mirrorOf(project, parent = tmpdir()) {
  const mirror = join(parent, `site-${userInfo().uid}-${sha256(project).slice(0, 16)}`)
  mkdirSync(mirror, { recursive: true, mode: 0o700 })
  const { uid } = lstatSync(mirror)
  if (uid !== userInfo().uid && userInfo().uid !== -1) throw new Error(`${mirror} belongs to somebody else.`)
  for (const source of EDITED) {
    rmSync(join(mirror, source), { recursive: true, force: true })
    if (existsSync(join(project, source))) cpSync(join(project, source), join(mirror, source), { recursive: true })
  }
  if (textOf(join(project, INSTALLED_STATE)) !== textOf(join(mirror, INSTALLED_STATE))) {
    rmSync(join(mirror, INSTALLED), { recursive: true, force: true })
    link(join(project, INSTALLED), join(mirror, INSTALLED))
    // A file of its own: by a link, it would say with the other that nothing has changed.
    rmSync(join(mirror, INSTALLED_STATE), { force: true })
    cpSync(join(project, INSTALLED_STATE), join(mirror, INSTALLED_STATE))
  }
  return mirror
}

/** @param {string} file */
function textOf(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : ''
}

/**
 * @param {string} from
 * @param {string} to
 */
function link(from, to) {
  mkdirSync(to, { recursive: true })
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)]
    if (entry.isDirectory()) link(source, target)
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target)
    else linkOrCopy(source, target)
  }
}

/**
 * Another disk takes no links of this one.
 * @param {string} from
 * @param {string} to
 */
function linkOrCopy(from, to) {
  try {
    linkSync(from, to)
  } catch {
    cpSync(from, to)
  }
}
