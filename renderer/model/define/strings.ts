import { Reference } from './reference.ts'

/** Matches `{brand}`, but not `{{brand}}` or `${brand}`. The first group is the name. */
export const TOKEN_PATTERN = /(?<![{$])\{([^{}]*)\}(?!\})/g

/** Calls `callback` with the path of each value that isn't a list or object. References count as values. */
export function visitLeaves(
  data: unknown,
  callback: (leaf: unknown, path: PropertyKey[]) => void,
  path: PropertyKey[] = [],
): void {
  if (data === null || typeof data !== 'object' || data instanceof Reference) callback(data, path)
  else if (Array.isArray(data))
    for (const [index, value] of data.entries()) visitLeaves(value, callback, [...path, index])
  else for (const [key, value] of Object.entries(data)) visitLeaves(value, callback, [...path, key])
}

/** Copies data, and replaces each string. */
export function mapStrings(
  data: unknown,
  replace: (text: string, path: PropertyKey[]) => string,
  path: PropertyKey[] = [],
): unknown {
  if (typeof data === 'string') return replace(data, path)
  if (Array.isArray(data)) return data.map((value, index) => mapStrings(value, replace, [...path, index]))
  if (data !== null && typeof data === 'object') {
    return Object.fromEntries(
      Object.entries(data).map(([key, value]) => [key, mapStrings(value, replace, [...path, key])]),
    )
  }
  return data
}
