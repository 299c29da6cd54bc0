import type { Keys, Step } from '../../../renderer/editing/protocol.ts'
import type { JsonSchema } from '../../../renderer/model/describe/jsonSchema.ts'
import type { FileText } from '../../../renderer/model/origins/fileText.ts'
import { type Restructuring, restructured } from '../../../renderer/model/origins/restructure.ts'
import { rewriteValue } from '../../../renderer/model/origins/rewrite.ts'
import { bodyStart } from './bodyOf.ts'
import { emptyValue, schemaAt } from './schemaPath.ts'
import { alternatives, typed } from './valueRules.ts'

/**
 * The text of a file after some steps.
 * @returns undefined where one of them cannot be written in its place.
 */
export function applied(file: FileText, schema: JsonSchema, steps: Step[]): string | undefined {
  return steps.reduce<string | undefined>(
    (text, step) => (text === undefined ? undefined : applyOne({ ...file, text }, schema, step)),
    file.text,
  )
}

function applyOne(file: FileText, schema: JsonSchema, step: Step): string | undefined {
  const { text } = file
  if (step.kind === 'set') return rewriteValue(file, step.path, typed(schemaAt(schema, step.path), step.value.trim()))
  if (step.kind === 'block') return text.slice(0, step.block[0]) + step.value.trim() + text.slice(step.block[1])
  if (step.kind === 'body') return `${text.slice(0, bodyStart(file))}\n${step.value.trim()}\n`
  return restructured(file, step.kind === 'add' ? addition(schema, step.path) : step)
}

function addition(schema: JsonSchema, path: Keys): Restructuring {
  const group = schemaAt(schema, path.slice(0, -1))
  const order = alternatives(group).flatMap(({ properties = {} }) => Object.keys(properties))
  return { kind: 'add', path, value: emptyValue(schemaAt(schema, path)), order }
}
