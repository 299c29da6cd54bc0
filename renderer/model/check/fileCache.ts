import { createHash } from 'node:crypto'
import type { Root as Mdast } from 'mdast'
import type { ContentModel } from '../define/model.ts'
import { Reference } from '../define/reference.ts'
import { walk } from '../define/texts.ts'
import { decodeSource } from '../explain/source.ts'
import { parseFile } from '../parse/contentFile.ts'
import type { CheckedFile, Parsed, ParsedFile, TextFile } from '../parse/parsedFile.ts'
import type { Placeholder } from '../parse/placeholders.ts'
import { once, parsedLater } from '../parse/yaml.ts'

export interface Cache {
  has(key: string): boolean
  /** Returns a new copy. */
  get(key: string): unknown
  set(key: string, value: unknown): void
  /** Writes used values and evicts unused values. */
  save(): void
}

type Plain = Pick<Reference, 'target' | 'slug'>

interface Rest {
  placeholders: Placeholder[]
  body: (Plain & { range: [number, number] })[] | undefined
}

/** Caches valid files only. A problem needs the exact position, so the file is parsed again. */
export class FileCache {
  private readonly cache: Cache
  private readonly model: ContentModel

  constructor(cache: Cache, model: ContentModel) {
    this.cache = cache
    this.model = model
  }

  parse(text: TextFile): Parsed {
    const { path, name, bytes } = text
    const state = createHash('sha256')
      .update(JSON.stringify([path, name]))
      .update(bytes)
      .digest('base64')
    const found = this.parsed(text, state)
    if (found) return { file: found, problems: [] }
    const { file, problems } = parseFile(text, this.model)
    if (!file.isBroken && problems.length === 0) this.keepParsed(file, state)
    return { file: { ...file, state }, problems }
  }

  private keepParsed({ yaml, body }: ParsedFile, state: string): void {
    const references = body?.references.map(({ reference: { target, slug }, range }) => ({
      target,
      slug,
      range: range(),
    }))
    this.cache.set(`rest ${state}`, { placeholders: yaml.placeholders, body: references } satisfies Rest)
    this.cache.set(`data ${state}`, yaml.data)
    if (body) this.cache.set(`tree ${state}`, body.tree)
  }

  private parsed(text: TextFile, state: string): ParsedFile | undefined {
    const { cache } = this
    if (!cache.has(`rest ${state}`) || !cache.has(`data ${state}`)) return undefined
    const { placeholders, body } = cache.get(`rest ${state}`) as Rest
    if (body && !cache.has(`tree ${state}`)) return undefined
    const tree = once(() => cache.get(`tree ${state}`) as Mdast)
    const dataOf = () => cache.get(`data ${state}`)
    const yaml = parsedLater(dataOf, placeholders, () => parseFile(text, this.model).file.yaml)
    const { source } = decodeSource(text.path, text.name, text.bytes)
    const file = { source, fileType: text.fileType, yaml, isBroken: false, state }
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
        syntax: [],
        problems: [],
      },
    }
  }

  keepChecked({ file, data }: CheckedFile, surroundings: string): void {
    const references: (Plain & { path: PropertyKey[] })[] = []
    walk(data, (leaf, path) => {
      if (leaf instanceof Reference) references.push({ target: leaf.target, slug: leaf.slug, path })
      else if (leaf !== null && typeof leaf === 'object') throw new Error('The data of a file are plain.')
    })
    this.cache.set(keyOf(file, surroundings), { data, references })
  }

  checked(file: ParsedFile, surroundings: string): CheckedFile | undefined {
    const key = keyOf(file, surroundings)
    if (!this.cache.has(key)) return undefined
    const { data, references } = this.cache.get(key) as { data: object; references: (Plain & { path: string[] })[] }
    const own = references.map(({ target, slug, path }) => {
      const reference = new Reference(target, slug)
      put(data, path, reference)
      return { reference, range: () => file.yaml.range(path) }
    })
    return { file, data, references: [...own, ...(file.body?.references ?? [])] }
  }
}

function keyOf({ state = '' }: ParsedFile, surroundings: string): string {
  return `checked ${createHash('sha256').update(state).update(surroundings).digest('base64')}`
}

function put(data: object, path: PropertyKey[], value: Reference): void {
  const parent = path.slice(0, -1).reduce<unknown>((at, key) => (at as Record<PropertyKey, unknown>)[key], data)
  ;(parent as Record<PropertyKey, unknown>)[path.at(-1) ?? ''] = value
}
