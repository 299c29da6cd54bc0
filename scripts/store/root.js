import { mkdirSync, readdirSync, rmSync, statSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { hasCode, PROJECT, stateOf } from './sources.js'

/** What decides everything that is kept, besides the content: our code, the packages, and what is installed of them. */
export const CODE = [
  'renderer',
  'pages',
  'public',
  'scripts',
  'vite.config.ts',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
  // What is installed, where that is not what the lock file says.
  'node_modules/.package-lock.json',
]

/** Where everything is kept from one program to the next; it may be removed at any time. */
const CACHE = join(PROJECT, '.cache/store')
/** So many states of the code keep what they have made, for whoever changes between branches. */
const KEPT = 4
const HOUR = 60 * 60 * 1000

/** The name of the present state of the code: the one root key of all that is kept. */
export function codeState() {
  return stateOf(PROJECT, CODE)
}

/**
 * The folder of what the present code has made. Those of other states go, but for the last few and those of the last hour.
 * @param {string} [cache] where each state has its folder
 * @returns {string}
 */
export function storeFolder(cache = CACHE) {
  const folder = join(cache, codeState())
  makeFolder(folder)
  const now = new Date()
  utimesSync(folder, now, now)
  const all = readdirSync(cache).map((name) => ({ path: join(cache, name), used: usedAt(join(cache, name)) }))
  for (const { path, used } of all.sort((a, b) => b.used - a.used).slice(KEPT))
    if (used < Date.now() - HOUR) rmSync(path, { recursive: true, force: true })
  return folder
}

/**
 * @param {string} folder
 * @throws {Error} in plain words if it cannot be one
 */
function makeFolder(folder) {
  try {
    mkdirSync(folder, { recursive: true })
  } catch (error) {
    if (!hasCode(error, 'ENOTDIR', 'EEXIST')) throw error
    throw new Error(`A file stands in the way of the folder ${folder}: remove it.`)
  }
}

/** @param {string} path */
function usedAt(path) {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0
}
