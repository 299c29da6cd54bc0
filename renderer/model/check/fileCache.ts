import { createHash } from 'node:crypto'
import type { Root as Mdast } from 'mdast'
import type { ContentModel } from '../define/model.ts'
import { Reference } from '../define/reference.ts'
import { visitLeaves } from '../define/texts.ts'
import { decodeSource } from '../explain/source.ts'
import { findPlainTexts } from '../mdx/plainTexts.ts'
import { parseFile } from '../parse/contentFile.ts'
import type { CheckedFile, ParsedFile, ParseResult, TextFile } from '../parse/parsedFile.ts'
import type { Placeholder } from '../parse/placeholders.ts'
import { createLazyYaml, memoize } from '../parse/yaml.ts'

/** Persistent cache for parse and validation results. A key contains all inputs. */
export interface Cache {
  /** Marks the value as used. */
  has(key: string): boolean
  /** Returns a new copy. */
  get(key: string): unknown
  /** Stores a copy. The value can't contain functions or class instances. */
  set(key: string, value: unknown): void
  /** Writes used values and evicts unused values. */
  save(): void
}

type PlainReference = Pick<Reference, 'target' | 'slug'>

interface CachedFile {
  placeholders: Placeholder[]
  /** References in the body. Undefined for files without a body. */
  body: (PlainReference & { range: [number, number] })[] | undefined
}

/** Caches valid files only. A problem needs the exact position, so the file is parsed again. */
export class FileCache {
  private readonly cache: Cache
  private readonly model: ContentModel

  constructor(cache: Cache, model: ContentModel) {
    this.cache = cache
    this.model = model
  }

  /** Returns a cached file, or parses it. Caches the result if there are no problems. */
  parse(text: TextFile): ParseResult {
    const { path, name, bytes } = text
    const hash = createHash('sha256')
      .update(JSON.stringify([path, name]))
      .update(bytes)
      .digest('base64')
    const cached = this.getParsed(text, hash)
    if (cached) return { file: cached, problems: [] }
    const { file, problems } = parseFile(text, this.model)
    if (!file.isBroken && problems.length === 0) this.setParsed(file, hash)
    return { file: { ...file, hash }, problems }
  }

  private setParsed({ yaml, body }: ParsedFile, hash: string): void {
    const references = body?.references.map(({ reference: { target, slug }, range }) => ({
      target,
      slug,
      range: range(),
    }))
    this.cache.set(`file ${hash}`, { placeholders: yaml.placeholders, body: references } satisfies CachedFile)
    this.cache.set(`data ${hash}`, yaml.data)
    if (body) this.cache.set(`tree ${hash}`, body.tree)
  }

  private getParsed(text: TextFile, hash: string): ParsedFile | undefined {
    const { cache } = this
    if (!cache.has(`file ${hash}`) || !cache.has(`data ${hash}`)) return undefined
    const { placeholders, body } = cache.get(`file ${hash}`) as CachedFile
    if (body && !cache.has(`tree ${hash}`)) return undefined
    const tree = memoize(() => cache.get(`tree ${hash}`) as Mdast)
    const getData = () => cache.get(`data ${hash}`)
    const yaml = createLazyYaml(getData, placeholders, () => parseFile(text, this.model).file.yaml)
    const { source } = decodeSource(text.path, text.name, text.bytes)
    const file = { source, fileType: text.fileType, yaml, isBroken: false, hash }
    if (!body) return file
    const references = body.map(({ target, slug, range }) => ({
      reference: new Reference(target, slug),
      isInBody: true as const,
      range: () => range,
    }))
    return {
      ...file,
      body: {
        get tree() {
          return tree()
        },
        references,
        plainTexts: memoize(() => findPlainTexts(source, tree(), this.model.components)),
        syntaxErrors: [],
        problems: [],
      },
    }
  }

  /** Caches validated data. @throws {Error} if the data contains class instances other than references */
  setChecked({ file, data }: CheckedFile, contextKey: string): void {
    const references: (PlainReference & { path: PropertyKey[] })[] = []
    visitLeaves(data, (leaf, path) => {
      if (leaf instanceof Reference) references.push({ target: leaf.target, slug: leaf.slug, path })
      else if (leaf !== null && typeof leaf === 'object')
        throw new Error('Data of a file can only contain plain values and references.')
    })
    this.cache.set(getCheckedKey(file, contextKey), { data, references })
  }

  /** Returns undefined if there's no result for this file and context. */
  getChecked(file: ParsedFile, contextKey: string): CheckedFile | undefined {
    const key = getCheckedKey(file, contextKey)
    if (!this.cache.has(key)) return undefined
    const { data, references } = this.cache.get(key) as {
      data: object
      references: (PlainReference & { path: string[] })[]
    }
    const dataReferences = references.map(({ target, slug, path }) => {
      const reference = new Reference(target, slug)
      setValueAt(data, path, reference)
      return { reference, range: () => file.yaml.getRange(path) }
    })
    return { file, data, references: [...dataReferences, ...(file.body?.references ?? [])] }
  }
}

function getCheckedKey({ hash = '' }: ParsedFile, contextKey: string): string {
  return `checked ${createHash('sha256').update(hash).update(contextKey).digest('base64')}`
}

function setValueAt(data: object, path: PropertyKey[], value: Reference): void {
  const parent = path.slice(0, -1).reduce<unknown>((object, key) => (object as Record<PropertyKey, unknown>)[key], data)
  ;(parent as Record<PropertyKey, unknown>)[path.at(-1) ?? ''] = value
}
