import type { ContentModel } from '../define/model.ts'
import { kindOf, withArticle } from './fieldKind.ts'
import { plainSchema } from './fileSchema.ts'
import { type JsonSchema, mapSchemas } from './jsonSchema.ts'
import { parts } from './referenceParts.ts'

const HEAD = `# Every field of the content

<!-- Written by \`npm run reference\` from the definitions in renderer/collections, and never edited by hand. -->

What each key of each file is for, what it takes, and which may be left out. The same stands in your editor, beside each
key; \`npm run new\` writes a file with all of it.
`

/** The reference of all fields, as Markdown: it follows from the definitions alone, and from no content. */
export function referenceText(model: ContentModel): string {
  const targets = model.targets()
  const files = parts(model).map(({ title, says, schema }) => ({ title, says, schema: plainSchema(schema) }))
  const groups = groupsIn(files.map(({ schema }) => schema))
  const sections = files.map(({ title, says, schema }) => section(title, says, fieldsOf(schema, targets, 0)))
  const shared = [...groups].map(([name, schema]) =>
    section(withArticle(name).replace('a', 'A'), '', fieldsOf(schema, targets, 0)),
  )
  const intro = 'These groups of keys stand in many files, and are told once.'
  return `${[HEAD, ...sections, section('Groups', intro, []), ...shared.map((each) => `#${each}`)].join('\n')}`
}

function section(title: string, says: string, lines: string[]): string {
  return [`## ${title}`, says, lines.join('\n')].filter(Boolean).join('\n\n').concat('\n')
}

/** One line for each key, what is in it below. */
function fieldsOf(schema: JsonSchema, targets: Map<string, string>, depth: number): string[] {
  const { properties = {}, required = [], additionalProperties: others } = schema
  const known = Object.entries(properties).flatMap(([key, field]) =>
    fieldLines(`\`${key}\``, field, required.includes(key), targets, depth),
  )
  // Keys that writers choose: ids, addresses, cases.
  return typeof others === 'object' ? [...known, ...fieldLines('each key', others, true, targets, depth)] : known
}

function fieldLines(
  name: string,
  field: JsonSchema,
  isRequired: boolean,
  targets: Map<string, string>,
  depth: number,
): string[] {
  const kind = [kindOf(field, targets), isRequired ? '' : 'can be left out'].filter(Boolean).join('; ')
  const line = `${'  '.repeat(depth)}- ${name} (${kind})${field.description ? `: ${field.description}` : ''}`
  return [line, ...(field.group === undefined ? insideOf(field, targets, depth + 1) : [])]
}

function insideOf(field: JsonSchema, targets: Map<string, string>, depth: number): string[] {
  const { items } = field
  if (items && !Array.isArray(items)) return items.group === undefined ? insideOf(items, targets, depth) : []
  return field.properties || typeof field.additionalProperties === 'object' ? fieldsOf(field, targets, depth) : []
}

/** The groups that stand in many files, the first of each. */
function groupsIn(schemas: JsonSchema[]): Map<string, JsonSchema> {
  const groups = new Map<string, JsonSchema>()
  for (const schema of schemas)
    mapSchemas(schema, (each) => {
      if (each.group !== undefined && !groups.has(each.group)) groups.set(each.group, each)
      return each
    })
  return new Map([...groups].sort(([a], [b]) => (a < b ? -1 : 1)))
}
