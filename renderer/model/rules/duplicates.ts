import type { ContentModel } from '../define/model.ts'
import { type FieldPattern, matchesPattern, selectValues } from '../define/path.ts'
import { Reference } from '../define/reference.ts'
import { getMetadata, getSchemaAt } from '../define/schemaAt.ts'
import { createFileProblem, type Diagnostic } from '../diagnostics/diagnostic.ts'
import { indexEntries } from '../entries.ts'
import { getYamlCopy } from '../parse/fileCopy.ts'
import type { ParsedFile, ValidFile } from '../parse/parsedFile.ts'
import { createProblemAt } from '../parse/yamlFix.ts'
import { listPageFiles, listPages } from '../routes.ts'
import type { Targets } from '../targets/targets.ts'

/** Reports duplicates of unique fields, nested slugs, page titles, and descriptions. If one of the two pages is new, the problem is in its file. */
export function checkDuplicates(model: ContentModel, validFiles: ValidFile[], targets: Targets): Diagnostic[] {
  const fields = listUniqueFields(model, validFiles)
  const listValuesOf = (part: 'title' | 'description' | undefined) =>
    fields.filter(({ searchResultPart }) => searchResultPart === part).map(({ values }) => values)
  const singleFiles = validFiles.filter(({ file }) => file.fileType.kind === 'single')
  const groups = [
    ...listValuesOf(undefined),
    ...(['title', 'description'] as const).map((part) => [
      ...listValuesOf(part).flat(),
      ...selectFromFiles(singleFiles, ['meta', part]),
    ]),
    ...model.nested.flatMap(({ parent, list, slug }) =>
      filterEntries(parent.name, validFiles).map((file) => selectFromFiles([file], [...list, '*', ...slug])),
    ),
  ]
  return groups.flatMap((values) => checkUniqueValues(values, targets))
}

/** Finds incomplete drafts that reuse the title of an entry. `checkDuplicates` covers complete entries. */
export function findReusedTitleWarnings(model: ContentModel, drafts: ParsedFile[], files: ValidFile[]): Diagnostic[] {
  const all = [...files, ...drafts.map((file) => ({ file, data: Object(file.yaml.data), references: [] }))]
  const titles = listUniqueFields(model, all).filter(({ searchResultPart }) => searchResultPart === 'title')
  const draftFiles = new Set(drafts.map(({ source }) => source.displayPath))
  return titles.flatMap(({ values }) => checkUniqueValues(values)).filter(({ file }) => draftFiles.has(file))
}

function listUniqueFields({ collections }: ContentModel, validFiles: ValidFile[]) {
  return collections.flatMap(({ name, schema, unique }) =>
    unique.map((pattern) => {
      const field = getSchemaAt(schema, pattern)
      const searchResultPart = field && getMetadata(field).searchResultPart
      return { searchResultPart, values: selectFromFiles(filterEntries(name, validFiles), pattern) }
    }),
  )
}

function filterEntries(name: string, files: ValidFile[]): ValidFile[] {
  return files.filter(({ file: { fileType } }) => fileType.kind === 'entry' && fileType.definition.name === name)
}

function selectFromFiles(files: ValidFile[], pattern: FieldPattern) {
  return files.flatMap(({ file, data }) => selectValues(data, pattern).map((match) => ({ file, ...match })))
}

/** Reports each value that repeats an earlier value. Ignores case, spaces, and Unicode forms (UAX 15). */
function checkUniqueValues(values: ReturnType<typeof selectFromFiles>, targets?: Targets): Diagnostic[] {
  const isNew = ({ file }: { file: ParsedFile }) => targets?.isNewPage(file.fileType) ?? false
  // Sort new pages last, so that the problem is reported there.
  const sorted = values.toSorted((a, b) => Number(isNew(a)) - Number(isNew(b)))
  const getKey = ({ value }: { value: unknown }) => {
    const text = value instanceof Reference ? value.id : String(value)
    return text.normalize('NFC').trim().replaceAll(/\s+/g, ' ').toLowerCase()
  }
  return findRepeats(sorted, getKey).map(([first, { file, path }]) => {
    const { line, file: firstFile } = createProblemAt(first.file, first.path, '')
    const location = first.file === file ? `line ${line} of this file` : firstFile
    const message = `\`${String(path.at(-1))}\` is the same as in ${location}.`
    return createProblemAt(file, path, message, 'Change one of them, preferably the newer one.')
  })
}

/** Pairs repeated items with the first item of the same key. */
export function findRepeats<Item>(items: Item[], getKey: (item: Item) => string): [first: Item, repeated: Item][] {
  const firstByKey = new Map<string, Item>()
  return items.flatMap((item): [Item, Item][] => {
    const first = firstByKey.get(getKey(item))
    if (first) return [[first, item]]
    firstByKey.set(getKey(item), item)
    return []
  })
}

/** Reports entries at the address of a folder, such as `/admin`, or of a page from a different definition. */
export function checkTakenAddresses(model: ContentModel, validFiles: ValidFile[]): Diagnostic[] {
  const entries = validFiles.flatMap(({ file: { fileType, source } }) =>
    fileType.kind === 'entry' ? [{ ...fileType, file: source.displayPath }] : [],
  )
  const entriesById = indexEntries(model, ({ name }) =>
    entries.flatMap(({ definition, slug }) => (definition.name === name ? [[slug, undefined] as const] : [])),
  )
  const pages = listPages(model, entriesById)
  return entries.flatMap(({ definition, slug, file }) => {
    const address = definition.getAddress(slug)
    const other = pages.find((page) => page.address === address && page.definition !== definition)
    const owner = model.fileAddresses.includes(`${address}/`)
      ? 'a folder of the site'
      : other && listPageFiles(other)[0]
    if (!definition.page || !owner) return []
    const message = `\`${address}\` is also the address of ${owner}.`
    return [createFileProblem(file, message, 'Rename this file: its name is the last part of its address.')]
  })
}

/** Sentences with fewer words are labels, which can repeat. */
const MIN_WORDS = 6

/** Reports repeated sentences in definitions that require unique sentences. */
export function checkRepeatedSentences(files: ParsedFile[]): Diagnostic[] {
  return findRepeats(files.flatMap(listSentences), ({ words }) => words.join(' ')).map(([first, repeated]) => {
    const { file, path, sentence } = repeated
    const location = first.file === file ? 'in this file twice' : `also in ${first.file.source.displayPath}`
    return createProblemAt(file, path, `“${sentence}” is ${location}.`, "Write what's true of this entry only.")
  })
}

function listSentences(file: ParsedFile) {
  const { requireUniqueSentences } = file.fileType.rules ?? {}
  if (!requireUniqueSentences) return []
  const copy = getYamlCopy(file).filter(({ path }) => !matchesPattern(path, requireUniqueSentences.except))
  const sentences = copy.flatMap(({ text, path }) =>
    (text.match(/[^.!?]+[.!?]*/g) ?? []).map((sentence) => {
      const words = sentence.toLowerCase().match(/[\p{L}\p{N}’]+/gu) ?? []
      return { file, path, sentence: sentence.trim(), words }
    }),
  )
  return sentences.filter(({ words }) => words.length >= MIN_WORDS)
}
