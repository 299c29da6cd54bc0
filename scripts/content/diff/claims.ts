import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { claims as definition } from '../../../renderer/collections/claims/definition.ts'
import { hasCode } from '../../errors.ts'
import type { SiteChange } from './compareSites.ts'
import type { Section } from './sections.ts'
import type { WordChange } from './wordChanges.ts'

/** A claim whose value is another. Without `before` it is new, without `after` it is gone. */
export interface ClaimChange {
  id: string
  before: string | undefined
  after: string | undefined
  /** How many pages said the one value in what was changed, and say the other. */
  pages: number
}

/** Reads the values of all claims of a content that has passed the check. */
export function claimsOf(content: string): Map<string, string> {
  const records: Record<string, { value: unknown }> =
    parse(textOf(join(content, definition.path)), { logLevel: 'silent' }) ?? {}
  return new Map(Object.entries(records).map(([id, { value }]) => [id, String(value)]))
}

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return ''
    throw error
  }
}

/** Which claims changed, and on how many pages it shows. */
export function compareClaims(
  before: Map<string, string>,
  after: Map<string, string>,
  { sections }: SiteChange,
): ClaimChange[] {
  return [...new Set([...before.keys(), ...after.keys()])]
    .filter((id) => before.get(id) !== after.get(id))
    .map((id) => {
      const [was, is] = [before.get(id), after.get(id)]
      const lost = pagesWhere(sections, ({ before }) => before?.includes(was ?? '') ?? false)
      const won = pagesWhere(sections, ({ after }) => after?.includes(is ?? '') ?? false)
      const pages = was === undefined ? won : is === undefined ? lost : won.filter((page) => lost.includes(page))
      return { id, before: was, after: is, pages: pages.length }
    })
}

function pagesWhere(sections: Section[], isMeant: (change: WordChange) => boolean): string[] {
  return [...new Set(sections.filter(({ changes }) => changes.some(isMeant)).flatMap(({ pages }) => pages))]
}
