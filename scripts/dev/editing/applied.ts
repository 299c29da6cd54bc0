import type { Edit } from '../../../renderer/editing/protocol.ts'
import type { CheckedFile } from '../../../renderer/model/check/validate.ts'
import { valueAt } from '../../../renderer/model/explain/explain.ts'
import { rulesAt } from '../../../renderer/model/origins/fields.ts'
import { rewriteValue, type Scalar, yamlOf } from '../../../renderer/model/origins/rewrite.ts'

type Change = Edit['changes'][number]
type Result = { kind: 'applied'; text: string } | { kind: 'stale' | 'unwritable' }

/** The text of a file after some changes, each of which must find what its page has shown. */
export function applied(checked: CheckedFile, text: string, changes: Change[]): Result {
  return changes.reduce<Result>(
    (result, change) => (result.kind === 'applied' ? applyOne(checked, result.text, change) : result),
    { kind: 'applied', text },
  )
}

function applyOne(checked: CheckedFile, text: string, { place, was, value }: Change): Result {
  const { format } = checked.file.slot
  if ('block' in place) {
    const [start, end] = place.block
    if (text.slice(start, end) !== was) return { kind: 'stale' }
    return { kind: 'applied', text: text.slice(0, start) + value.trim() + text.slice(end) }
  }
  if (text.slice(...yamlOf({ text, format }).range(place.path)) !== was) return { kind: 'stale' }
  const after = rewriteValue({ text, format }, place.path, typed(checked, place.path, value.trim()))
  return after === undefined ? { kind: 'unwritable' } : { kind: 'applied', text: after }
}

/** What a form has as a text is a number or a yes where the schema has such. */
function typed({ file, data }: CheckedFile, path: (string | number)[], value: string): Scalar {
  const { kind } = rulesAt(file.slot.schema, path, valueAt(data, path))
  if (kind === 'number' && /^-?\d+(?:\.\d+)?$/.test(value)) return Number(value)
  if (typeof valueAt(file.yaml.data, path) === 'boolean' && /^(?:true|false)$/.test(value)) return value === 'true'
  return value
}
