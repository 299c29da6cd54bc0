/** A part of what a page is made of that is worked out only for a page that is new. */
export interface Deferred<Value extends object> {
  /** All that decides it besides code, as plain data: where that is the same, so is the value. */
  readonly of: readonly unknown[]
  value(): Value
}

/** The same parts, worked out. */
export type Settled<Parts> = { [Key in keyof Parts]: Parts[Key] extends Deferred<infer Value> ? Value : Parts[Key] }

/** By its form, for the code of pages and that of programs are bundled apart. Plain data have no functions. */
export function isDeferred(value: unknown): value is Deferred<object> {
  return typeof value === 'object' && value !== null && 'of' in value && 'value' in value && isFunction(value.value)
}

/** Works out what is deferred among the parts of a page. What stands deeper in them is never deferred. */
export function settle<Parts extends object>(parts: Parts): Settled<Parts> {
  const settled = Object.entries(parts).map(([name, part]) => [name, isDeferred(part) ? part.value() : part])
  return Object.fromEntries(settled) as Settled<Parts>
}

function isFunction(value: unknown): boolean {
  return typeof value === 'function'
}
