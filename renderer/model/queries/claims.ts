import type { Reference } from '../reference.ts'
import type { Claim } from '../schemas/claims.ts'
import type { Content } from '../schemas/collections.ts'

/** The claim that a checked reference means. */
export function claimOf({ claims }: Pick<Content, 'claims'>, { slug }: Reference<'claims'>): Claim {
  return found(claims[slug], slug)
}

/** What a checked reference leads to exists; if not, the check itself is at fault. */
export function found<Value>(value: Value | undefined, slug: string): Value {
  if (value === undefined) throw new Error(`Nothing is called ${slug}, although the content was checked.`)
  return value
}
