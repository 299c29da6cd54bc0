import type { ContentModel } from '../define/model.ts'
import { type FieldPattern, isWithin, selectValues } from '../define/path.ts'
import { Reference } from '../define/reference.ts'
import { getFieldMetadata, getSchemaAt } from '../define/schemaAt.ts'
import { createFileProblem, type Diagnostic } from '../diagnostics/diagnostic.ts'
import { indexEntries } from '../entries.ts'
import { createProblemAt } from '../parse/contentFile.ts'
import { getYamlCopy } from '../parse/fileCopy.ts'
import type { CheckedFile, ParsedFile } from '../parse/parsedFile.ts'
import { listPageFiles, listPages } from '../routes.ts'
import type { Targets } from '../targets/targets.ts'

/** Reports duplicates of unique fields, nested slugs, page titles, and descriptions. The problem is in the entry that isn't published yet, if there's one. */
export function checkDuplicates(model: ContentModel, checkedFiles: CheckedFile[], targets: Targets): Diagnostic[] {
  const files = checkedFiles.filter(({ file }) => file.fileType.kind === 'single')
  const fields = listUniqueFields(model, checkedFiles)
  const pageFields = (['title', 'description'] as const).map((kind) => [
    ...fields.filter(({ searchResultPart }) => searchResultPart === kind),
    { files, pattern: ['meta', kind] },
  ])
  return [
    ...fields.flatMap((field) => (field.searchResultPart === undefined ? checkUniqueFields([field], targets) : [])),
    ...pageFields.flatMap((uniqueFields) => checkUniqueFields(uniqueFields, targets)),
    ...model.nested.flatMap(({ parent, list, slug }) =>
      filterEntries(parent.name, checkedFiles).flatMap((checkedFile) =>
        checkUniqueFields([{ files: [checkedFile], pattern: [...list, '*', ...slug] }], targets),
      ),
    ),
  ]
}

/** Returns warnings for incomplete drafts with the title of an existing entry. `checkDuplicates` covers complete entries. */
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
  const firstOccurrences = new Map<string, { checkedFile: CheckedFile; path: PropertyKey[] }>()
  const values = fields.flatMap(({ files, pattern }) =>
    files.flatMap((checkedFile) => selectValues(checkedFile.data, pattern).map((item) => ({ checkedFile, ...item }))),
  )
  const isNew = ({ checkedFile: { file } }: (typeof values)[number]) => targets?.isNewPage(file.fileType) ?? false
  // Sort new entries last, so that the problem is reported there.
  return values
    .toSorted((a, b) => Number(isNew(a)) - Number(isNew(b)))
    .flatMap(({ checkedFile, value, path }) => {
      const key = normalize(value instanceof Reference ? value.id : String(value))
      const firstOccurrence = firstOccurrences.get(key)
      if (!firstOccurrence) {
        firstOccurrences.set(key, { checkedFile, path })
        return []
      }
      const { line, file } = createProblemAt(firstOccurrence.checkedFile.file, firstOccurrence.path, '')
      const location = firstOccurrence.checkedFile === checkedFile ? `line ${line} of this file` : file
      const message = `\`${String(path.at(-1))}\` is the same as in ${location}.`
      return [createProblemAt(checkedFile.file, path, message, 'Change one of them, preferably the newer one.')]
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
  const entriesById = indexEntries(model, ({ name }) =>
    entries.flatMap(({ definition, slug }) => (definition.name === name ? [[slug, undefined] as const] : [])),
  )
  const pages = listPages(model, entriesById)
  return entries.flatMap(({ definition, slug, file }) => {
    const address = definition.getAddress(slug)
    const other = pages.find((page) => page.address === address && page.definition !== definition)
    if (!definition.page || !other) return []
    const message = `\`${address}\` is also the address of ${listPageFiles(other)[0]}.`
    return [createFileProblem(file, message, 'Rename this file: its name is the last part of its address.')]
  })
}

/** Shorter sentences are labels. */
const MIN_WORDS = 6

/** Reports sentences that repeat in files whose definition requires unique sentences. */
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
  const { requireUniqueSentences } = file.fileType.rules ?? {}
  if (!requireUniqueSentences) return []
  return getYamlCopy(file).flatMap(({ text, path }) =>
    isWithin(path, requireUniqueSentences.except)
      ? []
      : splitSentences(text).map((sentence) => ({ ...sentence, path })),
  )
}

function splitSentences(text: string): { text: string; key: string }[] {
  return (text.match(/[^.!?]+[.!?]*/g) ?? []).flatMap((sentence) => {
    const words = sentence.toLowerCase().match(/[\p{L}\p{N}’]+/gu) ?? []
    return words.length >= MIN_WORDS ? [{ text: sentence.trim(), key: words.join(' ') }] : []
  })
}
