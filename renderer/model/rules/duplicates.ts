import type { ContentModel } from '../define/model.ts'
import { type Pattern, select } from '../define/path.ts'
import { Reference } from '../define/reference.ts'
import { getNote, getSchemaAt } from '../define/schemaAt.ts'
import { createFileProblem, type Diagnostic } from '../explain/diagnostic.ts'
import { createProblemAt } from '../parse/contentFile.ts'
import type { CheckedFile, ParsedFile } from '../parse/parsedFile.ts'
import { listPages } from '../routes.ts'

/** Reports duplicate unique fields, slugs in a list, page titles, and descriptions. */
export function checkDuplicates(model: ContentModel, checked: CheckedFile[]): Diagnostic[] {
  const files = checked.filter(({ file }) => file.fileType.kind === 'file')
  const fields = listUniqueFields(model, checked)
  const pageFields = (['title', 'description'] as const).map((kind) => [
    ...fields.filter(({ searchResultPart }) => searchResultPart === kind),
    { files, pattern: ['meta', kind] },
  ])
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
  const all = [...checked, ...drafts.map((file) => ({ file, data: Object(file.yaml.data), references: [] }))]
  const titles = listUniqueFields(model, all).filter(({ searchResultPart }) => searchResultPart === 'title')
  const draftFiles = new Set(drafts.map(({ source }) => source.file))
  return titles.flatMap((field) => findDuplicates([field])).filter(({ file }) => draftFiles.has(file))
}

function listUniqueFields({ collections }: ContentModel, checked: CheckedFile[]) {
  return collections.flatMap(({ name, schema, unique }) =>
    unique.map((pattern) => {
      const field = getSchemaAt(schema, pattern)
      const searchResultPart = field && getNote(field, 'searchResultPart')
      return { searchResultPart, files: filterEntries(name, checked), pattern }
    }),
  )
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
    const { line, file } = createProblemAt(firstOccurrence.entry.file, firstOccurrence.path, '')
    const location = firstOccurrence.entry === entry ? `line ${line} of this file` : file
    const message = `\`${String(path.at(-1))}\` is the same as in ${location}.`
    return [createProblemAt(entry.file, path, message, 'Change one of them.')]
  })
}

/** Ignores case, spaces, and Unicode forms (UAX 15). */
function normalize(text: string): string {
  return text.normalize('NFC').trim().replaceAll(/\s+/g, ' ').toLowerCase()
}

/** Reports entries with the same address as another page. */
export function checkAddresses(model: ContentModel, checked: CheckedFile[]): Diagnostic[] {
  const slugs = new Map(
    model.collections.map(({ name }) => [
      name,
      filterEntries(name, checked).flatMap(({ file: { fileType } }) =>
        fileType.kind === 'entry' ? fileType.slug : [],
      ),
    ]),
  )
  const pages = listPages(model, { slugs, items: new Map() })
  return checked.flatMap(({ file: { fileType, source } }) => {
    if (fileType.kind !== 'entry' || !fileType.definition.page) return []
    const address = fileType.definition.getAddress(fileType.slug)
    const isTaken = pages.some((page) => page.address === address && page.definition !== fileType.definition)
    const message = `Another page has the address \`${address}\`.`
    return isTaken ? [createFileProblem(source.file, message, 'Rename the file.')] : []
  })
}
