/** A place in the data of an entry: `at.title`, `at.services.each.title`. `each` stands for every item of a list or record. */
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

/** Names places in an entry's data, typed, so that a renamed key is an error of the compiler. */
export type FieldPaths<Data> = (at: At<Data>) => PathNode | PathNode[]

/** The keys that lead to a place; `each` is `*`. */
export type Pattern = readonly string[]

const KEYS = Symbol('keys')
type Recorder = { [KEYS]: Pattern }

/** The patterns of the places that a definition names. */
export function patternsOf<Data>(places: FieldPaths<Data>): Pattern[] {
  const found = places(recorder([]) as unknown as At<Data>)
  return (Array.isArray(found) ? found : [found]).map((node) => (node as unknown as Recorder)[KEYS])
}

/** Records which keys are read from it. */
function recorder(keys: Pattern): Recorder {
  return new Proxy({ [KEYS]: keys } as Recorder, {
    get: (target, key) => (typeof key === 'symbol' ? target[KEYS] : recorder([...keys, key === 'each' ? '*' : key])),
  })
}

interface Found {
  value: unknown
  path: PropertyKey[]
}

/** The values that a pattern means in plain data, each with its path. Nothing is found where the data are of another kind. */
export function select(data: unknown, pattern: Pattern): Found[] {
  return pattern.reduce<Found[]>(
    (found, key) => found.flatMap((each) => (key === '*' ? itemsOf(each) : childOf(each, key))),
    [{ value: data, path: [] }],
  )
}

function itemsOf({ value, path }: Found): Found[] {
  if (Array.isArray(value)) return value.map((item: unknown, index) => ({ value: item, path: [...path, index] }))
  if (value === null || typeof value !== 'object') return []
  return Object.entries(value).map(([key, item]) => ({ value: item, path: [...path, key] }))
}

function childOf({ value, path }: Found, key: string): Found[] {
  if (value === null || typeof value !== 'object' || !Object.hasOwn(value, key)) return []
  return [{ value: (value as Record<string, unknown>)[key], path: [...path, key] }]
}

/** The one text at a place, trimmed; empty where there is none. */
export function textAt(data: unknown, pattern: Pattern): string {
  const [first] = select(data, pattern)
  return typeof first?.value === 'string' ? first.value.trim() : ''
}

/** Whether a path lies at or below one of some places. */
export function isWithin(path: readonly PropertyKey[], patterns: readonly Pattern[]): boolean {
  return patterns.some((pattern) =>
    pattern.every((key, index) => (key === '*' ? index < path.length : key === path[index])),
  )
}
