import { slug } from 'github-slugger'
import { toString as collectText } from 'mdast-util-to-string'
import { visit } from 'unist-util-visit'
import type { ContentModel } from '../define/model.ts'
import { type Pattern, select } from '../define/path.ts'
import { Reference } from '../define/reference.ts'
import { getNote, getSchemaAt } from '../define/schemaAt.ts'
import { createFileProblem, type Diagnostic } from '../explain/diagnostic.ts'
import { getRange } from '../mdx/tree.ts'
import { createProblemAt } from '../parse/contentFile.ts'
import type { CheckedFile, ParsedFile } from '../parse/parsedFile.ts'
import { listPages } from '../routes.ts'

const META_PATTERNS: Pattern[] = [
  ['meta', 'title'],
  ['meta', 'description'],
]

/** Reports duplicate unique fields, slugs in a list, page titles, and descriptions. */
export function checkDuplicates(model: ContentModel, checked: CheckedFile[]): Diagnostic[] {
  const files = checked.filter(({ file }) => file.fileType.kind === 'file')
  const fields = model.collections.flatMap(({ name, schema, unique }) =>
    unique.map((pattern) => {
      const field = getSchemaAt(schema, pattern)
      return {
        searchResultPart: field && getNote(field, 'searchResultPart'),
        files: filterEntries(name, checked),
        pattern,
      }
    }),
  )
  const metaFields = META_PATTERNS.map((pattern) => ({ searchResultPart: pattern.at(-1), files, pattern }))
  const pageFields = ['title', 'description'].map((kind) =>
    [...fields, ...metaFields].filter(({ searchResultPart }) => searchResultPart === kind),
  )
  return [
    ...fields.flatMap((field) => (field.searchResultPart === undefined ? findDuplicates([field]) : [])),
    ...pageFields.flatMap(findDuplicates),
    ...model.nested.flatMap(({ parent, list, slug }) =>
      filterEntries(parent.name, checked).flatMap((entry) =>
        findDuplicates([{ files: [entry], pattern: [...list, '*', ...slug] }]),
      ),
    ),
  ]
}

/** Returns hints for incomplete drafts that reuse the title of another entry. `checkDuplicates` covers the other entries. */
export function findDuplicateDraftTitles(
  model: ContentModel,
  drafts: ParsedFile[],
  checked: CheckedFile[],
): Diagnostic[] {
  if (drafts.length === 0) return []
  const all = [...checked, ...drafts.map((file) => ({ file, data: Object(file.yaml.data), references: [] }))]
  const titles = model.collections.flatMap(({ name, schema, unique }) =>
    unique.flatMap((pattern) => {
      const field = getSchemaAt(schema, pattern)
      return field && getNote(field, 'searchResultPart') === 'title'
        ? [{ files: filterEntries(name, all), pattern }]
        : []
    }),
  )
  const draftFiles = new Set(drafts.map(({ source }) => source.file))
  return titles.flatMap((field) => findDuplicates([field])).filter(({ file }) => draftFiles.has(file))
}

function filterEntries(name: string, files: CheckedFile[]): CheckedFile[] {
  return files.filter(({ file: { fileType } }) => fileType.kind === 'entry' && fileType.definition.name === name)
}

interface Field {
  files: CheckedFile[]
  pattern: Pattern
}

function findDuplicates(fields: Field[]): Diagnostic[] {
  const firstOccurrences = new Map<string, { entry: CheckedFile; path: PropertyKey[] }>()
  const values = fields.flatMap(({ files, pattern }) =>
    files.flatMap((entry) => select(entry.data, pattern).map((selected) => ({ entry, ...selected }))),
  )
  return values.flatMap(({ entry, value, path }) => {
    const key = normalize(value instanceof Reference ? value.slug : String(value))
    const firstOccurrence = firstOccurrences.get(key)
    if (!firstOccurrence) {
      firstOccurrences.set(key, { entry, path })
      return []
    }
    const { source, yaml } = firstOccurrence.entry.file
    const { line } = source.createProblem(...yaml.getRange(firstOccurrence.path), '')
    const location = firstOccurrence.entry === entry ? `line ${line} of this file` : source.file
    return [
      createProblemAt(
        entry.file,
        path,
        `\`${String(path.at(-1))}\` is the same as in ${location}.`,
        'Change one of them.',
      ),
    ]
  })
}

/** Ignores case, spaces, and Unicode forms (UAX 15). */
function normalize(text: string): string {
  return text.normalize('NFC').trim().replaceAll(/\s+/g, ' ').toLowerCase()
}

/** Reports entries with the same address as another page. */
export function checkAddresses(model: ContentModel, checked: CheckedFile[]): Diagnostic[] {
  const entries = checked.flatMap(({ file: { fileType, source } }) =>
    fileType.kind === 'entry' ? [{ fileType, source }] : [],
  )
  const slugs = new Map(
    model.collections.map(({ name }) => [
      name,
      entries.flatMap(({ fileType }) => (fileType.definition.name === name ? [fileType.slug] : [])),
    ]),
  )
  const pages = listPages(model, { slugs, items: new Map() })
  return entries.flatMap(({ fileType: { definition, slug }, source }) => {
    if (!definition.page) return []
    const address = definition.getAddress(slug)
    const isTaken = pages.some((page) => page.address === address && page.definition !== definition)
    return isTaken
      ? [createFileProblem(source.file, `Another page has the address \`${address}\`.`, 'Rename the file.')]
      : []
  })
}

/** Reports headings with the same id as a section of the page. */
export function checkHeadingIds({ file: { source, fileType, body } }: CheckedFile, model: ContentModel): Diagnostic[] {
  if (fileType.kind !== 'entry' || !body) return []
  const ids = [...model.layoutIds, ...fileType.definition.sections]
  const problems: Diagnostic[] = []
  visit(body.tree, 'heading', (heading) => {
    const id = slug(collectText(heading))
    if (!ids.includes(id)) return
    const message = `The page already has a section \`#${id}\`.`
    problems.push(source.createProblem(...getRange(heading), message, 'Reword the heading.'))
  })
  return problems
}
