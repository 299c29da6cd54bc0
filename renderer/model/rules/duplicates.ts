import type { ContentModel } from '../define/model.ts'
import { type FieldPattern, isWithin, selectValues } from '../define/path.ts'
import { Reference } from '../define/reference.ts'
import { getFieldMetadata, getSchemaAt } from '../define/schemaAt.ts'
import { createFileProblem, type Diagnostic } from '../explain/diagnostic.ts'
import { createProblemAt } from '../parse/contentFile.ts'
import { getYamlCopy } from '../parse/fileCopy.ts'
import type { CheckedFile, ParsedFile } from '../parse/parsedFile.ts'
import { listPages } from '../routes.ts'
import type { Targets } from '../targets/targets.ts'

/** Reports duplicate values of unique fields, slugs in a list, page titles, and descriptions in the newer file. */
export function checkDuplicates(model: ContentModel, checkedFiles: CheckedFile[], targets: Targets): Diagnostic[] {
  const files = checkedFiles.filter(({ file }) => file.fileType.kind === 'single')
  const fields = listUniqueFields(model, checkedFiles)
  const pageFields = (['title', 'description'] as const).map((kind) => [
    ...fields.filter(({ searchResultPart }) => searchResultPart === kind),
    { files, pattern: ['meta', kind] },
  ])
  return [
    ...fields.flatMap((field) => (field.searchResultPart === undefined ? checkUniqueFields([field], targets) : [])),
    ...pageFields.flatMap((fields) => checkUniqueFields(fields, targets)),
    ...model.nested.flatMap(({ parent, list, slug }) =>
      filterEntries(parent.name, checkedFiles).flatMap((entry) =>
        checkUniqueFields([{ files: [entry], pattern: [...list, '*', ...slug] }], targets),
      ),
    ),
  ]
}

/** Returns warnings for incomplete drafts that reuse the title of another entry. `checkDuplicates` covers the other entries. */
export function findReusedTitleWarnings(
  model: ContentModel,
  drafts: ParsedFile[],
  checkedFiles: CheckedFile[],
): Diagnostic[] {
  const all = [...checkedFiles, ...drafts.map((file) => ({ file, data: Object(file.yaml.data), references: [] }))]
  const titles = listUniqueFields(model, all).filter(({ searchResultPart }) => searchResultPart === 'title')
  const draftFiles = new Set(drafts.map(({ source }) => source.displayPath))
  return titles.flatMap((field) => checkUniqueFields([field])).filter(({ file }) => draftFiles.has(file))
}

function listUniqueFields({ collections }: ContentModel, checkedFiles: CheckedFile[]) {
  return collections.flatMap(({ name, schema, unique }) =>
    unique.map((pattern) => {
      const field = getSchemaAt(schema, pattern)
      const searchResultPart = field && getFieldMetadata(field, 'searchResultPart')
      return { searchResultPart, files: filterEntries(name, checkedFiles), pattern }
    }),
  )
}

function filterEntries(name: string, files: CheckedFile[]): CheckedFile[] {
  return files.filter(({ file: { fileType } }) => fileType.kind === 'entry' && fileType.definition.name === name)
}

interface UniqueField {
  files: CheckedFile[]
  pattern: FieldPattern
}

function checkUniqueFields(fields: UniqueField[], targets?: Targets): Diagnostic[] {
  const firstOccurrences = new Map<string, { entry: CheckedFile; path: PropertyKey[] }>()
  const values = fields.flatMap(({ files, pattern }) =>
    files.flatMap((entry) => selectValues(entry.data, pattern).map((selected) => ({ entry, ...selected }))),
  )
  const isNew = ({ entry }: (typeof values)[number]) => targets?.isNewPage(entry.file.fileType) ?? false
  // Sort new entries last, so that the problem is reported in the newer file.
  return values
    .toSorted((a, b) => Number(isNew(a)) - Number(isNew(b)))
    .flatMap(({ entry, value, path }) => {
      const key = normalize(value instanceof Reference ? value.id : String(value))
      const firstOccurrence = firstOccurrences.get(key)
      if (!firstOccurrence) {
        firstOccurrences.set(key, { entry, path })
        return []
      }
      const { line, file } = createProblemAt(firstOccurrence.entry.file, firstOccurrence.path, '')
      const location = firstOccurrence.entry === entry ? `line ${line} of this file` : file
      const message = `\`${String(path.at(-1))}\` is the same as in ${location}.`
      return [createProblemAt(entry.file, path, message, 'Change the newer one.')]
    })
}

/** Ignores case, spaces, and Unicode forms (UAX 15). */
function normalize(text: string): string {
  return text.normalize('NFC').trim().replaceAll(/\s+/g, ' ').toLowerCase()
}

export function checkTakenAddresses(model: ContentModel, checkedFiles: CheckedFile[]): Diagnostic[] {
  const entries = checkedFiles.flatMap(({ file: { fileType, source } }) =>
    fileType.kind === 'entry' ? [{ ...fileType, file: source.displayPath }] : [],
  )
  const listSlugs = (name: string) => entries.flatMap(({ definition, slug }) => (definition.name === name ? slug : []))
  const slugs = new Map(model.collections.map(({ name }) => [name, listSlugs(name)]))
  const pages = listPages(model, { slugs, nestedSlugs: new Map() })
  return entries.flatMap(({ definition, slug, file }) => {
    if (!definition.page) return []
    const address = definition.getAddress(slug)
    const isTaken = pages.some((page) => page.address === address && page.definition !== definition)
    return isTaken ? [createFileProblem(file, `Another page has the address \`${address}\`.`, 'Rename the file.')] : []
  })
}

/** Shorter sentences are labels. */
const MIN_WORDS = 6

/** Reports repeated sentences in definitions with `exemptFromUniqueSentences`, because their copy should be specific to an entry. */
export function checkRepeatedSentences(files: ParsedFile[]): Diagnostic[] {
  const firstFiles = new Map<string, string>()
  return files.flatMap((file) =>
    listSentencesToCompare(file).flatMap(({ text, key, path }) => {
      const firstFile = firstFiles.get(key)
      if (firstFile === undefined) {
        firstFiles.set(key, file.source.displayPath)
        return []
      }
      const location = firstFile === file.source.displayPath ? 'in this file twice' : `also in ${firstFile}`
      return [createProblemAt(file, path, `“${text}” is ${location}.`, "Write what's true of this entry only.")]
    }),
  )
}

function listSentencesToCompare(file: ParsedFile) {
  const exemptPatterns = file.fileType.rules?.exemptFromUniqueSentences
  if (!exemptPatterns) return []
  return getYamlCopy(file).flatMap(({ text, path }) =>
    isWithin(path, exemptPatterns) ? [] : splitSentences(text).map((sentence) => ({ ...sentence, path })),
  )
}

function splitSentences(text: string): { text: string; key: string }[] {
  return (text.match(/[^.!?]+[.!?]*/g) ?? []).flatMap((sentence) => {
    const words = sentence.toLowerCase().match(/[\p{L}\p{N}’]+/gu) ?? []
    return words.length >= MIN_WORDS ? [{ text: sentence.trim(), key: words.join(' ') }] : []
  })
}
