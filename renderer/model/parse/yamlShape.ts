import type { CST } from 'yaml'
import type { Problem } from '../explain/problem.ts'
import { TEXT_LIMITS } from '../limits.ts'
import type { Source } from './source.ts'

type Token = CST.Token
type Item = CST.CollectionItem

/** A name that JavaScript keeps for itself: what is written under it would be lost. */
const KEPT = '__proto__'
const IS_KEPT = /^["']?__proto__["']?$/

/**
 * What in the shape of a YAML text is nothing that a writer means: too many levels, too many entries, a key that programs
 * keep for themselves. Walks the tokens before anything is made of them, without recursion: a text decides how deep they are.
 */
export function shapeProblem(source: Source, tokens: readonly Token[]): Problem | undefined {
  const open: { token: Token; depth: number }[] = tokens.map((token) => ({ token, depth: 0 }))
  for (let next = open.pop(); next; next = open.pop()) {
    const { token, depth } = next
    const found = problemOf(source, token, depth)
    if (found) return found
    if (token.type === 'document' && token.value) open.push({ token: token.value, depth })
    for (const item of itemsOf(token))
      for (const inner of [item.key, item.value]) if (inner) open.push({ token: inner, depth: depth + 1 })
  }
  return undefined
}

function problemOf(source: Source, token: Token, depth: number): Problem | undefined {
  const items = itemsOf(token)
  const at = (start: number, message: string, hint: string, length = 1) =>
    source.fault(start, start + length, message, hint)
  if (items.length > 0 && depth > TEXT_LIMITS.depth)
    return at(token.offset, 'The values are nested too deeply.', 'Close the brackets, and indent by two spaces.')
  if (items.length > TEXT_LIMITS.entries)
    return at(token.offset, `This has ${items.length} entries, and may have ${TEXT_LIMITS.entries}.`, 'Divide it.')
  const kept = items.find(({ key }) => key && 'source' in key && IS_KEPT.test(key.source))?.key
  return kept
    ? at(kept.offset, `A key cannot be named \`${KEPT}\`.`, 'Programs keep this name for themselves.', KEPT.length)
    : undefined
}

function itemsOf(token: Token): readonly Item[] {
  return 'items' in token ? (token.items as readonly Item[]) : []
}
