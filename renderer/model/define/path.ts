type PathBuilder<Data> = PathNode & ChildPaths<NonNullable<Data>>
type ChildPaths<Data> = Data extends readonly (infer Item)[]
  ? { each: PathBuilder<Item> }
  : Data extends object
    ? { [Key in keyof Data]-?: PathBuilder<Data[Key]> } & (string extends keyof Data
        ? { each: PathBuilder<Data[string]> }
        : unknown)
    : unknown

declare const pathBrand: unique symbol
interface PathNode {
  [pathBrand]: true
}

/** Selects typed paths: `(paths) => paths.services.each.title`. */
export type FieldSelector<Data> = (paths: PathBuilder<Data>) => PathNode | PathNode[]

/** Path to a field. `*` matches every list item or key, and an empty pattern the value itself. */
export type FieldPattern = readonly string[]

const PATH_KEYS = Symbol('keys')
type Recorder = { [PATH_KEYS]: FieldPattern }

/** Converts typed paths to patterns: `paths.services.each.title` to `['services', '*', 'title']`. */
export function toFieldPatterns<Data>(select: FieldSelector<Data> | undefined): FieldPattern[] {
  if (!select) return []
  const nodes = select(createRecorder([]) as unknown as PathBuilder<Data>)
  return (Array.isArray(nodes) ? nodes : [nodes]).map((node) => (node as unknown as Recorder)[PATH_KEYS])
}

function createRecorder(keys: FieldPattern): Recorder {
  return new Proxy({ [PATH_KEYS]: keys } as Recorder, {
    get: (target, key) =>
      typeof key === 'symbol' ? target[PATH_KEYS] : createRecorder([...keys, key === 'each' ? '*' : key]),
  })
}

interface Match {
  value: unknown
  path: PropertyKey[]
}

export function selectValues(data: unknown, pattern: FieldPattern): Match[] {
  return pattern.reduce<Match[]>(
    (matches, key) => matches.flatMap((match) => selectChildren(match, key)),
    [{ value: data, path: [] }],
  )
}

function selectChildren({ value, path }: Match, key: string): Match[] {
  if (value === null || typeof value !== 'object') return []
  const names = key === '*' ? Object.keys(value) : [key].filter((name) => Object.hasOwn(value, name))
  return names.map((name) => ({
    value: (value as Record<string, unknown>)[name],
    path: [...path, Array.isArray(value) ? Number(name) : name],
  }))
}

/** Returns the first match, trimmed. Returns an empty string if there's no match or it isn't a string. */
export function getTextAt(data: unknown, pattern: FieldPattern): string {
  const [first] = selectValues(data, pattern)
  return typeof first?.value === 'string' ? first.value.trim() : ''
}

/** Returns the value at a path in the data, or undefined if the path doesn't exist. */
export function getValueAt(data: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>((value, key) => Object(value)[key], data)
}

/** Checks if the path or its start matches a pattern. The empty pattern matches every path. */
export function matchesPattern(path: readonly PropertyKey[], patterns: readonly FieldPattern[]): boolean {
  return patterns.some((pattern) =>
    pattern.every((key, index) => (key === '*' ? index < path.length : key === path[index])),
  )
}
