import type { Place } from '../../../renderer/editing/pageInfo.ts'
import type { Field, Fields } from '../../../renderer/editing/protocol.ts'
import type { CheckedFile } from '../../../renderer/model/check/validate.ts'
import { walk } from '../../../renderer/model/define/texts.ts'
import { valueAt } from '../../../renderer/model/explain/explain.ts'
import { rulesAt } from '../../../renderer/model/origins/fields.ts'
import type { Path } from '../../../renderer/model/parse/yaml.ts'
import type { Site } from '../../../renderer/model/site.ts'
import { choicesFor } from './choicesFor.ts'

/** So many fields stand beside one in a form; of a whole page of them nobody finds any. */
const MOST_BESIDE = 12

/** What a form about a place of a file shows: the value itself, and those of the same group. */
export function describeFields(checked: CheckedFile, place: Place, site: Site): Fields | undefined {
  const { file } = checked
  const name = file.source.path
  if ('block' in place) return { file: name, field: blockField(checked, place.block), beside: [] }
  const field = valueField(checked, place.path, site)
  const group = place.path.slice(0, -1)
  const isInList = typeof place.path.at(-1) === 'number'
  const beside = isInList ? [] : scalarsIn(valueAt(file.yaml.data, group)).map((path) => [...group, ...path])
  const others = beside.filter((path) => path.join('.') !== place.path.join('.')).slice(0, MOST_BESIDE)
  return field && { file: name, field, beside: others.flatMap((path) => valueField(checked, path, site) ?? []) }
}

function blockField({ file: { source } }: CheckedFile, block: [start: number, end: number]): Field {
  const { line, column } = source.problem(...block, '')
  const was = source.text.slice(...block)
  const label = 'Text, in Markdown'
  return { place: { block }, label, kind: 'markdown', value: was, was, line, column, choices: [], isPlaceholder: false }
}

function valueField(checked: CheckedFile, path: Path, site: Site): Field | undefined {
  const { source, slot, yaml } = checked.file
  const value = valueAt(yaml.data, path)
  if (value === undefined || value === null || typeof value === 'object') return undefined
  const accepted = valueAt(checked.data, path)
  const { kind, choices, least, most } = rulesAt(slot.schema, path, accepted)
  const [start, end] = yaml.range(path)
  const { line, column } = source.problem(start, end, '')
  const own = path.map((key) => (typeof key === 'number' ? key : String(key)))
  return {
    place: { path: own },
    label: own.map((key) => (typeof key === 'number' ? key + 1 : key)).join(' › '),
    kind,
    value: String(value),
    was: source.text.slice(start, end),
    line,
    column,
    choices: kind === 'choice' && choices.length === 0 ? yesOrNo : choicesFor(accepted, choices, site),
    least,
    most,
    isPlaceholder: yaml.placeholders.some(({ path: tagged }) => isAround(tagged, own.join('.'))),
  }
}

const yesOrNo = ['true', 'false'].map((value) => ({ value, label: value === 'true' ? 'yes' : 'no' }))

function isAround(tagged: string, path: string): boolean {
  return path === tagged || path.startsWith(`${tagged}.`)
}

/** The values of a group, and of the groups in it; lists have their own. */
function scalarsIn(group: unknown): Path[] {
  const paths: Path[] = []
  walk(group, (_, path) => {
    if (path.length <= 2 && !path.some((key) => typeof key === 'number')) paths.push(path)
  })
  return paths
}
