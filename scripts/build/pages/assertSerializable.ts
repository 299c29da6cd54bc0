import { Body } from '../../../renderer/model/define/body.ts'
import { Reference } from '../../../renderer/model/define/reference.ts'
import { UserError } from '../../errors.ts'

/** Asserts that page data can be serialized as JSON, because the page's cache key is a hash of the JSON. @throws {UserError} if it can't */
export function assertSerializable(data: unknown, { address, folder }: { address: string; folder: string }): void {
  const problem = findUnserializable(data)
  if (!problem) return
  throw new UserError(
    `The data of ${address} can't be serialized: \`data${problem.path}\` is ${problem.kind}. Return only strings, finite numbers, booleans, null, arrays, and plain objects from ${folder.slice(1)}/+data.ts.`,
  )
}

function findUnserializable(data: unknown): { path: string; kind: string } | undefined {
  if (data === null || typeof data === 'string' || typeof data === 'boolean' || Number.isFinite(data)) return undefined
  if (typeof data !== 'object') return { path: '', kind: describeKind(data) }
  // `Body` has a `toJSON` method, and a `Reference` only contains strings, so both can be serialized.
  if (data instanceof Reference || data instanceof Body) return undefined
  const isPlain = Array.isArray(data) || [Object.prototype, null].includes(Object.getPrototypeOf(data))
  if (!isPlain) return { path: '', kind: describeKind(data) }
  for (const [key, value] of Object.entries(data)) {
    // JSON omits undefined properties and writes undefined items as null.
    if (value === undefined && !Array.isArray(data)) continue
    const problem = findUnserializable(value)
    if (problem) return { ...problem, path: `.${key}${problem.path}` }
  }
  return undefined
}

function describeKind(value: unknown): string {
  if (typeof value === 'number' || value === undefined) return String(value)
  return `a ${typeof value === 'object' ? value?.constructor.name : typeof value}`
}
