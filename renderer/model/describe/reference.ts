import { slug } from 'github-slugger'
import type { z } from 'zod'
import type { Collection, Nested } from '../define/definitions.ts'
import type { ContentModel } from '../define/model.ts'
import { compareText } from '../explain/characters.ts'
import { PLACEHOLDERS_MEAN } from '../parse/placeholders.ts'
import { kindOf, withArticle } from './fieldKind.ts'
import { toJsonSchema } from './fileSchema.ts'
import { type JsonSchema, mapSchemas } from './jsonSchema.ts'

const HEAD = `# Every field of the content

<!-- Written by \`npm run reference\` from the definitions in renderer/collections, and never edited by hand. -->

What each key of each file is for, what it takes, and which may be left out. The same stands in your editor, beside each
key; \`npm run new\` writes a file with what it cannot do without.

- \`placeholders\`, the last key of any file (a list, each a path; can be left out): ${PLACEHOLDERS_MEAN}
`

/** The reference of all fields, as Markdown, from the definitions alone. The entries of `first` come first. */
export function referenceText(model: ContentModel, first: string): string {
  const targets = model.targets()
  const all = parts(model, first)
  const files = all.map(({ title, says, schema }) => ({ title, says, schema: toJsonSchema(schema) }))
  const groups = groupsIn(files.map(({ schema }) => schema))
  const sections = files.map(({ title, says, schema }) => section(title, says, fieldsOf(schema, targets, 0)))
  const shared = [...groups].map(([name, schema]) =>
    section(withArticle(name).replace('a', 'A'), '', fieldsOf(schema, targets, 0)),
  )
  const intro = 'These groups of keys stand in many files, and are told once.'
  return `${[HEAD, contents(all), ...sections, section('Groups', intro, []), ...shared.map((each) => `#${each}`)].join('\n')}`
}

/** Links to all sections, a line for each kind of them. */
function contents(all: Part[]): string {
  const lines = KINDS.map((kind) => {
    const links = all.filter((each) => each.kind === kind).map(({ title }) => `[${title}](#${slug(title)})`)
    return `- ${kind}: ${links.join(' · ')}`
  })
  return `${lines.join('\n')}\n- [Groups](#groups) of keys that stand in many files\n`
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
  return new Map([...groups].sort(([a], [b]) => compareText(a, b)))
}

/** In this order: what is written most comes first. */
const KINDS = ['Entries', 'Files of which there is one', 'Words of pages'] as const

interface Part {
  kind: (typeof KINDS)[number]
  /** Its path, as the heading has it. */
  title: string
  says: string
  schema: z.ZodType
}

/** Every kind of file that somebody edits. @param first the collection that comes first; the others by their names. */
export function parts(model: ContentModel, first = ''): Part[] {
  const singletons = model.singletons.map(({ path, schema, address }): Part => {
    const says = address === undefined ? '' : `The page \`${address}\`.`
    return { kind: KINDS[1], title: `\`${path}\``, says, schema }
  })
  const edited = model.collections
    .filter(({ format }) => format !== 'json')
    .toSorted((a, b) => Number(b.name === first) - Number(a.name === first) || compareText(a.name, b.name))
  return [
    ...edited.map(entryPart),
    ...singletons.toSorted((a, b) => compareText(a.title, b.title)),
    ...edited.flatMap((each) => wordParts(each, model)),
  ]
}

function entryPart({ name, singular, format, schema, page, address }: Collection): Part {
  const place = page ? `, the page \`${address('<name of the file>')}\`` : ', without a page of its own'
  const where = format === 'mdx' ? ' These keys stand between the two lines `---`; the text follows.' : ''
  return {
    kind: KINDS[0],
    title: `\`${name}/*.${format}\``,
    says: `${withArticle(singular).replace('a', 'A')}${place}.${where}`,
    schema,
  }
}

function wordParts({ name, listing, page, base, singular }: Collection, model: ContentModel): Part[] {
  const below = model.nested.filter(({ parent }) => parent.name === name)
  return [
    ...(listing ? [words(listing.path, `What the page \`${base}\` says.`, listing.schema)] : []),
    ...(page ? [around(page.path, singular, page.schema)] : []),
    ...below.flatMap((each: Nested) => (each.page ? [around(each.page.path, each.singular, each.page.schema)] : [])),
  ]
}

const around = (path: string, singular: string, schema: z.ZodType) =>
  words(path, `What stands around every ${singular}, on its page.`, schema)

function words(path: string, says: string, schema: z.ZodType): Part {
  return { kind: KINDS[2], title: `\`${path}\``, says, schema }
}
