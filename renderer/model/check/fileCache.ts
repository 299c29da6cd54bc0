import { createHash } from 'node:crypto'
import type { Root as Mdast } from 'mdast'
import { computeHash } from '../define/body.ts'
import type { ContentModel } from '../define/model.ts'
import { getValueAt } from '../define/path.ts'
import { createReference, type Reference } from '../define/reference.ts'
import type { Diagnostic, FieldLocation } from '../diagnostics/diagnostic.ts'
import { decodeText, Source, type TextRange } from '../diagnostics/source.ts'
import { findAttributeTexts } from '../mdx/attributeTexts.ts'
import type { ParsedMdx } from '../mdx/parseMdx.ts'
import { memoize } from '../memoize.ts'
import { parseFile } from '../parse/contentFile.ts'
import type { ParsedFile, ParseResult, TextFile, ValidFile } from '../parse/parsedFile.ts'
import { createLazyYaml } from '../parse/yaml.ts'
import type { ValueCache } from '../targets/bodies.ts'

export interface Caches {
  /** Parse and validation results of all files, which are read together. `save` writes used values, and evicts others. */
  files: ValueCache & { save(): void }
  /** Trees and summaries of bodies, which are read one by one. */
  largeValues: ValueCache
}

interface CachedParsedFile {
  data: unknown
  placeholders: FieldLocation[]
  /** The tree is a separate value, because it's large, and most builds need few trees. */
  body: { references: (CachedReference & { range: TextRange })[]; leftoverWarnings: Diagnostic[] } | undefined
}

interface CachedValidFile {
  data: object
  references: (CachedReference & { path: PropertyKey[] })[]
}

/** References lose their class in the cache. */
type CachedReference = Pick<Reference, 'target' | 'id'>

/** Returns a cached file, or parses it. Caches only files without problems, because problems need exact positions. */
export function parseWithCache(textFile: TextFile, model: ContentModel, caches: Caches): ParseResult {
  const hash = createHash('sha256').update(JSON.stringify(textFile.displayPath)).update(textFile.bytes).digest('base64')
  const restored = restoreFile(textFile, hash, model, caches)
  if (restored) return { file: restored, problems: [] }
  const { file, problems } = parseFile(textFile, model)
  if (!file.hasSyntaxErrors && problems.length === 0) {
    const { data, placeholders } = file.yaml
    const references = file.body?.references.map(({ reference, getRange }) => ({ ...reference, range: getRange() }))
    const body = file.body && references && { references, leftoverWarnings: file.body.leftoverWarnings }
    if (file.body) caches.largeValues.set(`tree ${hash}`, file.body.tree)
    caches.files.set<CachedParsedFile>(`file ${hash}`, { data, placeholders, body })
  }
  return { file: { ...file, hash }, problems }
}

function restoreFile(textFile: TextFile, hash: string, model: ContentModel, { files, largeValues }: Caches) {
  const cached = files.get<CachedParsedFile>(`file ${hash}`)
  if (!cached) return undefined
  const { data, placeholders, body } = cached
  const parse = memoize(() => parseFile(textFile, model).file)
  const yaml = createLazyYaml(data, placeholders, () => parse().yaml)
  const source = new Source(textFile.displayPath, decodeText(textFile.bytes))
  const file = { source, fileType: textFile.fileType, yaml, hasSyntaxErrors: false, hash }
  if (!body) return file
  const references = body.references.map(({ target, id, range }) => ({
    reference: createReference(target, id),
    getRange: () => range,
  }))
  const key = `tree ${hash}`
  const getTree = memoize(() => largeValues.get<Mdast>(key) ?? largeValues.set(key, (parse().body as ParsedMdx).tree))
  const restoredBody = {
    ...body,
    get tree() {
      return getTree()
    },
    references,
    listAttributeTexts: memoize(() => findAttributeTexts(source, getTree(), model)),
    syntaxErrors: [],
    problems: [],
  }
  return { ...file, body: restoredBody }
}

/** Caches validated data, which can only contain plain values and references. */
export function setValidFile({ file, data, references }: ValidFile, contextKey: string, cache: ValueCache): void {
  const dataReferences = references.flatMap(({ reference, path }) => (path ? [{ ...reference, path }] : []))
  cache.set<CachedValidFile>(getCheckedKey(file, contextKey), { data, references: dataReferences })
}

/** Returns the cached data and references of a file, or undefined if the cache has none for this file and context. */
export function getValidFile(file: ParsedFile, contextKey: string, cache: ValueCache): ValidFile | undefined {
  const cached = cache.get<CachedValidFile>(getCheckedKey(file, contextKey))
  if (!cached) return undefined
  const { data, references } = cached
  const dataReferences = references.map(({ target, id, path }) => {
    const reference = createReference(target, id)
    Object.assign(getValueAt(data, path.slice(0, -1)) as object, { [path.at(-1) ?? '']: reference })
    return { reference, path, getRange: () => file.yaml.getRange(path) }
  })
  return { file, data, references: [...dataReferences, ...(file.body?.references ?? [])] }
}

function getCheckedKey({ hash = '' }: ParsedFile, contextKey: string): string {
  return `checked ${computeHash([hash, contextKey])}`
}
