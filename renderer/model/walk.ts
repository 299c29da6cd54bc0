import { Reference } from './reference.ts'

/** Calls back with every leaf of plain data (texts, numbers, references) and the path that leads to it. */
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

/** The same data with every text replaced. */
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

/** The values that a pattern such as `services.*.title` means in plain data, each with its path. */
export function select(data: unknown, pattern: string): { value: unknown; path: PropertyKey[] }[] {
  return pattern.split('.').reduce<{ value: unknown; path: PropertyKey[] }[]>(
    (found, key) =>
      found.flatMap(({ value, path }) => {
        if (key === '*')
          return Array.isArray(value)
            ? value.map((item, index) => ({ value: item as unknown, path: [...path, index] }))
            : []
        return value !== null && typeof value === 'object' && Object.hasOwn(value, key)
          ? [{ value: (value as Record<string, unknown>)[key], path: [...path, key] }]
          : []
      }),
    [{ value: data, path: [] }],
  )
}
