import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { claims as definition } from '../../../renderer/collections/claims/definition.ts'
import type { Section } from './compareSites.ts'

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
  const file = join(content, definition.path)
  const text = existsSync(file) ? readFileSync(file, 'utf8') : ''
  const records: Record<string, { value: unknown }> = parse(text, { logLevel: 'silent' }) ?? {}
  return new Map(Object.entries(records).map(([id, { value }]) => [id, String(value)]))
}

/** Which claims changed, and on how many pages it shows. */
export function compareClaims(
  before: Map<string, string>,
  after: Map<string, string>,
  sections: Section[],
): ClaimChange[] {
  const changed = [...new Set([...before.keys(), ...after.keys()])].filter((id) => before.get(id) !== after.get(id))
  return changed.map((id) => {
    const [was = '', is = ''] = [before.get(id), after.get(id)]
    const showing = sections.filter(({ changes }) =>
      changes.some((change) => change.before?.includes(was) && change.after?.includes(is)),
    )
    const pages = new Set(showing.flatMap((section) => section.pages)).size
    return { id, before: before.get(id), after: after.get(id), pages }
  })
}
