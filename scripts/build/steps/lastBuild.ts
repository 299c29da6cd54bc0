import { lstatSync, readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Instant } from '../../../renderer/model/schedule/instants.ts'
import { hasCode } from '../../errors.ts'
import { sha256 } from '../../store/sources.js'
import { store } from '../../store/store.ts'
import { today } from '../../today.ts'
import { type BuildOptions, showsDrafts } from '../options.ts'
import { commitOf } from './contentDates.ts'

interface LastBuild {
  input: string
  output: string
  summary: string
  /** From which instant on, and up to which, a build comes to the same. */
  span: Span
}

/** The time between two changes of what visitors see, in milliseconds since 1970; null where there is none. */
export interface Span {
  from: Instant | null
  until: Instant | null
}

/**
 * Names all that goes into a build besides the code, of which each state has a store of its own: options, the day, the content as files, and the
 * commit that tells their days. Undefined where something in the content cannot be looked at: the check says what.
 * @param moment the date that the site is made for. A time is held against those at which something changes; when a day begins, only the content says.
 */
export function inputOf(options: BuildOptions, instant: string): string | undefined {
  const { content, out, release, editable = '', admin = false } = options
  const files = stateOfFiles(content)
  if (files === undefined) return undefined
  const day = hasTime(instant) ? '' : instant
  const asked = [resolve(content), resolve(out), release, showsDrafts(options), editable, admin, day]
  return sha256(JSON.stringify([asked, today(), commitOf(content), files]))
}

/** What the last build into a folder said at its end, if this one would be the same, and all published stands. */
export function lastBuild(input: string, out: string, instant: string): string | undefined {
  const last = store().find<LastBuild>(`build ${resolve(out)}`)
  if (last?.input !== input) return undefined
  const { from, until } = last.span
  const now = Date.parse(instant)
  const isWithin = !hasTime(instant) || ((from === null || from <= now) && (until === null || now < until))
  return isWithin && last.output === stateOfFiles(out) ? last.summary : undefined
}

function hasTime(instant: string): boolean {
  return instant.includes('T')
}

export function keepBuild(input: string, out: string, summary: string, span: Span): void {
  const output = stateOfFiles(out)
  if (output === undefined) return
  const last: LastBuild = { input, output, summary, span }
  store().keep(`build ${resolve(out)}`, last)
}

/**
 * Names the present state of a folder's files without reading them: by their sizes, their places on the disk, and the
 * times of their last change, which the system keeps and no program can set (POSIX, `st_ctime`).
 */
function stateOfFiles(folder: string): string | undefined {
  try {
    const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
    const states = entries.map((entry) => {
      const path = join(entry.parentPath, entry.name)
      const { size, ino, nlink, ctimeNs, mtimeNs } = lstatSync(path, { bigint: true })
      // Pages and code have other names, and each new one is a change to the system: theirs is the last time that they were written.
      return entry.isDirectory() ? path : `${path} ${size} ${ino} ${nlink > 1n ? mtimeNs : ctimeNs}`
    })
    return sha256(states.sort().join('\n'))
  } catch (error) {
    if (hasCode(error, 'ENOENT', 'ENOTDIR', 'EACCES', 'EPERM', 'ELOOP')) return undefined
    throw error
  }
}
