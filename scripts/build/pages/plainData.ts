import { Body } from '../../../renderer/model/define/body.ts'
import { Reference } from '../../../renderer/model/define/reference.ts'
import { UserError } from '../../errors.ts'

/** Checks if the data survives JSON, because the page's cache key is a hash of the JSON. @throws {UserError} */
export function assertSerializable(data: unknown, { address, folder }: { address: string; folder: string }): void {
  const problem = findUnserializable(data)
  if (!problem) return
  throw new UserError(
    `The data of ${address} can’t be serialized: \`data${problem.path}\` is ${problem.kind}. Return only strings, finite numbers, booleans, null, arrays, and plain objects from ${folder.slice(1)}/+data.ts.`,
  )
}

function findUnserializable(data: unknown, parents: object[] = []): { path: string; kind: string } | undefined {
  if (data === null || typeof data === 'string' || typeof data === 'boolean' || Number.isFinite(data)) return undefined
  if (typeof data !== 'object') return { path: '', kind: describeKind(data) }
  if (data instanceof Reference || data instanceof Body) return undefined
  if (parents.includes(data)) return { path: '', kind: 'a circular reference' }
  if (!Array.isArray(data) && !isPlainObject(data)) return { path: '', kind: describeKind(data) }
  parents.push(data)
  for (const [key, value] of Object.entries(data)) {
    // JSON omits undefined properties and writes undefined items as null.
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
