/**
 * What a checked reference leads to.
 * @throws {Error} where there is no such thing: then the check itself is at fault.
 */
export function found<Value>(value: Value | undefined, slug: string): Value {
  if (value === undefined) throw new Error(`Nothing is called ${slug}, although the content was checked.`)
  return value
}
