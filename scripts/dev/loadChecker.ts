import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { bundledPrograms } from '../run/programs.js'
import type * as checker from './checker.ts'

export type Checker = typeof checker

/**
 * The check as its sources are now: once they have changed, another module than before.
 * @throws {Error} if a source is wrong; its message shows where.
 */
export async function loadChecker(): Promise<Checker> {
  const folder = await bundledPrograms()
  return (await import(pathToFileURL(join(folder, 'checker.mjs')).href)) as Checker
}
