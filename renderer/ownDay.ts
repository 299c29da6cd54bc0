import type { Collection } from './model/define/definitions.ts'
import { textAt } from './model/define/path.ts'

/** The latest of the days that a definition calls past and that are the entry’s own, not a part’s: `2026-11-21`. Undefined where it has none. */
export function ownDay({ policies }: Collection, entry: object): string | undefined {
  const days = policies.past.filter(({ length }) => length === 1).map((pattern) => textAt(entry, pattern))
  return days.filter(Boolean).sort().at(-1)
}

/** Whether the entries of a collection each have such a day. */
export function hasDays({ policies }: Collection): boolean {
  return policies.past.some(({ length }) => length === 1)
}
