import { Body } from '../../../renderer/model/define/body.ts'
import { Reference } from '../../../renderer/model/define/reference.ts'
import { UserError } from '../../errors.ts'

/**
 * Checks that the data of a page survives JSON, because the hash of its JSON is the page's cache key.
 * @param page the page's address, and its folder: `/pages/about`
 * @throws {UserError} that names the page, the path in its data, and the kind of value that JSON can't represent
 */
export function assertSerializable(data: unknown, { address, folder }: { address: string; folder: string }): void {
  const problem = findUnserializable(data)
  if (!problem) return
  throw new UserError(
    `The data of ${address} can’t be serialized: \`data${problem.path}\` is ${problem.kind}. Return only strings, finite numbers, booleans, null, arrays, and plain objects from ${folder.slice(1)}/+data.ts.`,
  )
}

/** Finds the first value that JSON can't represent, with its path: `.words.0`. */
function findUnserializable(data: unknown, parents: object[] = []): { path: string; kind: string } | undefined {
  if (data === null || typeof data === 'string' || typeof data === 'boolean' || Number.isFinite(data)) return undefined
  if (typeof data !== 'object') return { path: '', kind: describeKind(data) }
  if (data instanceof Reference || data instanceof Body) return undefined
  if (parents.includes(data)) return { path: '', kind: 'a circular reference' }
  if (!Array.isArray(data) && !isPlainObject(data)) return { path: '', kind: describeKind(data) }
  parents.push(data)
  for (const [key, value] of Object.entries(data)) {
    // JSON leaves out undefined properties, but writes undefined items as null.
    if (value === undefined && !Array.isArray(data)) continue
    const problem = findUnserializable(value, parents)
    if (problem) return { ...problem, path: `.${key}${problem.path}` }
  }
  parents.pop()
  return undefined
}

function isPlainObject(data: object): boolean {
  return Object.getPrototypeOf(data) === Object.prototype
}

function describeKind(value: unknown): string {
  if (typeof value === 'number' || value === undefined) return String(value)
  const name = typeof value === 'object' && value !== null ? value.constructor?.name : typeof value
  return name ? `a ${name}` : 'an object without a prototype'
}
