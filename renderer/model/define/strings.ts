import { Reference } from './reference.ts'

/** Matches `{brand}`, but not `{{brand}}` or `${brand}`. The first group is the name. */
export const TOKEN_PATTERN = /(?<![{$])\{([^{}]*)\}(?!\})/g

/** Calls `callback` with the path of each value that isn't a list or object. References count as values. */
export function visitLeaves(data: unknown, callback: (leaf: unknown, path: PropertyKey[]) => void): void {
  mapLeaves(data, callback)
}

/** Copies data, and replaces each value that isn't a list or object. References count as values. */
export function mapLeaves(
  data: unknown,
  replace: (leaf: unknown, path: PropertyKey[]) => unknown,
  path: PropertyKey[] = [],
): unknown {
  if (data === null || typeof data !== 'object' || data instanceof Reference) return replace(data, path)
  if (Array.isArray(data)) return data.map((value, index) => mapLeaves(value, replace, [...path, index]))
  const entries = Object.entries(data).map(([key, value]) => [key, mapLeaves(value, replace, [...path, key])])
  return Object.fromEntries(entries)
}
