import type { ParsedYaml, Path } from '../parse/yaml.ts'
import { added } from './addTo.ts'
import { type FileText, yamlOf } from './fileText.ts'
import { moved } from './moveIn.ts'
import { removed } from './removeFrom.ts'
import { tagged } from './tagAt.ts'
import { commentsOf } from './yamlItems.ts'

/** A change of what there is in a file, rather than of what a value says. */
export type Restructuring =
  /** A key that is absent, after the last that `order` has before it; or an item, at the place that the path ends with. */
  | { kind: 'add'; path: Path; value: unknown; order: readonly string[] }
  | { kind: 'remove'; path: Path }
  /** An item, to another place of its list. */
  | { kind: 'move'; path: Path; to: number }
  /** The tag of what waits for the owner. */
  | { kind: 'tag'; path: Path; isTagged: boolean }

/**
 * Adds, removes, moves or tags in a file's YAML; all that is not meant stays as it is written, comments among it. Those
 * above an item go with it. What comes out is read again, and nothing else may have changed.
 * @returns the new text; undefined where there is no such place, or it cannot be done there.
 */
export function restructured(file: FileText, change: Restructuring): string | undefined {
  const before = yamlOf(file)
  if (before.problems.length > 0) return undefined
  const text = changedText(file, before, change)
  if (text === undefined) return undefined
  const after = yamlOf({ ...file, text })
  const isAsMeant =
    after.problems.length === 0 && isWanted(before, after, change) && keepsComments(file, { ...file, text }, change)
  return isAsMeant ? text : undefined
}

function changedText(file: FileText, before: ParsedYaml, change: Restructuring): string | undefined {
  if (change.kind === 'add') return added(file, before, change)
  if (change.kind === 'remove') return removed(file, before, change.path)
  if (change.kind === 'move') return moved(file, before, change)
  return tagged(file, before, change)
}

function isWanted(before: ParsedYaml, after: ParsedYaml, change: Restructuring): boolean {
  const { kind, path } = change
  const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)
  if (kind === 'add')
    return isSame(valueAt(after.data, path), change.value) && isSame(without(after.data, path), before.data)
  if (kind === 'remove') return isSame(after.data, without(before.data, path))
  if (kind === 'tag') return isSame(after.data, before.data) && isTaggedAt(after, path) === change.isTagged
  const to = [...path.slice(0, -1), change.to]
  return (
    isSame(without(after.data, to), without(before.data, path)) &&
    isSame(valueAt(after.data, to), valueAt(before.data, path)) &&
    after.placeholders.length === before.placeholders.length
  )
}

/** Of what is removed, the comments go with it. */
function keepsComments(before: FileText, after: FileText, { kind }: Restructuring): boolean {
  const left = commentsOf(after)
  if (kind !== 'remove') return left.join('\n') === commentsOf(before).join('\n')
  const all = commentsOf(before)
  return left.every((comment) => all.includes(comment))
}

function isTaggedAt({ placeholders }: ParsedYaml, path: Path): boolean {
  return placeholders.some((each) => each.path === path.join('.'))
}

function valueAt(data: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (value, key) =>
      value !== null && typeof value === 'object' ? (value as Record<PropertyKey, unknown>)[key] : undefined,
    data,
  )
}

/** The same data without a key or an item. */
function without(data: unknown, [key, ...rest]: Path): unknown {
  if (key === undefined || data === null || typeof data !== 'object') return data
  if (Array.isArray(data))
    return rest.length === 0
      ? data.filter((_, index) => index !== key)
      : data.map((item, index) => (index === key ? without(item, rest) : item))
  const group = data as Record<PropertyKey, unknown>
  const { [key]: inner, ...others } = group
  return rest.length === 0 ? others : { ...group, [key]: without(inner, rest) }
}
