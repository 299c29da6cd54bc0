import { Reference } from './reference.ts'

/** Matches `{brand}`, but not `{{brand}}` or `${brand}`. The first group is the name. */
export const TOKEN = /(?<![{$])\{([^{}]*)\}(?!\})/g

/** Calls back with leaves and paths. */
export function walk(
  data: unknown,
  callback: (leaf: unknown, path: PropertyKey[]) => void,
  path: PropertyKey[] = [],
): void {
  if (data === null || typeof data !== 'object' || data instanceof Reference) callback(data, path)
  else
    for (const [key, value] of Object.entries(data))
      walk(value, callback, [...path, Array.isArray(data) ? Number(key) : key])
}

/** Returns a copy of the data with all strings replaced. */
export function mapTexts(
  data: unknown,
  replace: (text: string, path: PropertyKey[]) => string,
  path: PropertyKey[] = [],
): unknown {
  if (typeof data === 'string') return replace(data, path)
  if (Array.isArray(data)) return data.map((value, index) => mapTexts(value, replace, [...path, index]))
  if (data !== null && typeof data === 'object') {
    return Object.fromEntries(
      Object.entries(data).map(([key, value]) => [key, mapTexts(value, replace, [...path, key])]),
    )
  }
  return data
}
