type At<Data> = PathNode & Inside<NonNullable<Data>>
type Inside<Data> = Data extends readonly (infer Item)[]
  ? { each: At<Item> }
  : Data extends object
    ? { [Key in keyof Data]-?: At<Data[Key]> } & (string extends keyof Data ? { each: At<Data[string]> } : unknown)
    : unknown

declare const isPath: unique symbol
interface PathNode {
  [isPath]: true
}

/** Selects typed paths: `at.services.each.title`. */
export type FieldPaths<Data> = (at: At<Data>) => PathNode | PathNode[]

/** `*` selects all items. */
export type Pattern = readonly string[]

const KEYS = Symbol('keys')
type Recorder = { [KEYS]: Pattern }

/** Converts typed paths to patterns: `at.services.each.title` to `['services', '*', 'title']`. */
export function patternsOf<Data>(paths: FieldPaths<Data>): Pattern[] {
  const nodes = paths(createRecorder([]) as unknown as At<Data>)
  return (Array.isArray(nodes) ? nodes : [nodes]).map((node) => (node as unknown as Recorder)[KEYS])
}

function createRecorder(keys: Pattern): Recorder {
  return new Proxy({ [KEYS]: keys } as Recorder, {
    get: (target, key) =>
      typeof key === 'symbol' ? target[KEYS] : createRecorder([...keys, key === 'each' ? '*' : key]),
  })
}

interface Match {
  value: unknown
  path: PropertyKey[]
}

/** Finds all values that match a pattern, with paths. */
export function select(data: unknown, pattern: Pattern): Match[] {
  return pattern.reduce<Match[]>(
    (matches, key) => matches.flatMap((match) => (key === '*' ? itemsOf(match) : childOf(match, key))),
    [{ value: data, path: [] }],
  )
}

function itemsOf({ value, path }: Match): Match[] {
  if (Array.isArray(value)) return value.map((item: unknown, index) => ({ value: item, path: [...path, index] }))
  if (value === null || typeof value !== 'object') return []
  return Object.entries(value).map(([key, item]) => ({ value: item, path: [...path, key] }))
}

function childOf({ value, path }: Match, key: string): Match[] {
  if (value === null || typeof value !== 'object' || !Object.hasOwn(value, key)) return []
  return [{ value: (value as Record<string, unknown>)[key], path: [...path, key] }]
}

/** Returns the first match, trimmed. Returns an empty string if there's no match or it isn't a string. */
export function textAt(data: unknown, pattern: Pattern): string {
  const [first] = select(data, pattern)
  return typeof first?.value === 'string' ? first.value.trim() : ''
}

/** Checks if a path, or a parent path, matches a pattern. */
export function isWithin(path: readonly PropertyKey[], patterns: readonly Pattern[]): boolean {
  return patterns.some((pattern) =>
    pattern.every((key, index) => (key === '*' ? index < path.length : key === path[index])),
  )
}
