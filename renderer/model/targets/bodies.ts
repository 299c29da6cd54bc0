import { createHash } from 'node:crypto'
import { Body, type Digest } from '../define/body.ts'
import type { ContentFile } from '../define/definitions.ts'
import type { ContentModel } from '../define/model.ts'
import type { MediaFile } from '../define/policies.ts'
import { listNestedItems } from '../inventory.ts'
import { type BodyData, compileMdx } from '../mdx/compileMdx.ts'
import type { ParsedMdx } from '../mdx/parseMdx.ts'
import type { CheckedFile, ParsedFile } from '../parse/parsedFile.ts'

/** Persistent cache. A key contains all inputs. */
export interface ValueCache {
  get<Value>(key: string): Value | undefined
  set<Value>(key: string, value: Value): Value
}

interface BodiesOptions {
  model: ContentModel
  /** Includes files with syntax errors. */
  files: ParsedFile[]
  checked: CheckedFile[]
  media: Map<string, MediaFile>
  cache?: ValueCache | undefined
  /** Results of the last check, to reuse. */
  earlier?: Bodies | undefined
}

/** Compiles a body on first use. Most links do not need it. */
export class Bodies {
  private readonly bodies: Map<string, { parsed: ParsedMdx; body: Body }>
  private readonly bodyData: BodyData
  /** Hash of all values that a component may insert. */
  private readonly hash: string

  /** @param earlier results of the last check */
  constructor({ model, files, checked, media, cache, earlier }: BodiesOptions) {
    const accepted = new Map(checked.map(({ file, data }) => [file.source.path, data]))
    const quoted = files.filter(({ fileType }) => fileType.kind !== 'entry' || fileType.definition.citableValues)
    const data = new Map(quoted.map(({ source: { path }, yaml }) => [path, accepted.get(path) ?? yaml.data]))
    const names = namesOf(model, checked)
    this.hash = hashOf([[...data], [...names], [...media]])
    const reusable = earlier?.hash === this.hash ? earlier : undefined
    this.bodyData = reusable?.bodyData ?? { read: readerOf(data), names, media }
    this.bodies = new Map(
      files.flatMap(({ source: { path }, body: parsed, isBroken, hash }) => {
        if (!parsed || isBroken) return []
        const earlierBody = reusable?.bodies.get(path)
        if (earlierBody?.parsed === parsed) return [[path, earlierBody] as const]
        const key = hash === undefined ? undefined : `body ${hashOf([hash, this.hash])}`
        return [[path, { parsed, body: createBody({ parsed, model, bodyData: this.bodyData, cache, key }) }] as const]
      }),
    )
  }

  of(path: string): Body | undefined {
    return this.bodies.get(path)?.body
  }
}

interface BodyParts extends Pick<BodiesOptions, 'model' | 'cache'> {
  parsed: ParsedMdx
  bodyData: BodyData
  /** Cache key. Undefined without a cache. */
  key: string | undefined
}

/** Created outside the constructor, so that closures do not keep old files in memory. */
function createBody({ parsed, model, bodyData, cache, key }: BodyParts): Body {
  const compile = () => compileMdx(parsed.tree, model, bodyData)
  if (!cache || key === undefined) return new Body(compile)
  return new Body(compile, (create) => cache.get<Digest>(key) ?? cache.set(key, create()))
}

function hashOf(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('base64')
}

function readerOf(data: Map<string, unknown>): BodyData['read'] {
  return ({ path }: ContentFile) => data.get(path)
}

function namesOf(model: ContentModel, checked: CheckedFile[]): Map<string, string> {
  return new Map(
    checked.flatMap(({ file: { fileType }, data }): [string, string][] => {
      if (fileType.kind !== 'entry') return []
      const { definition, slug } = fileType
      const collections = model.nested.filter(({ parent }) => parent.name === definition.name)
      const items = collections.flatMap((nested) =>
        listNestedItems(nested, data).map(({ slug: itemSlug, item }): [string, string] => [
          `${nested.name}/${slug}/${itemSlug}`,
          nested.getName(item),
        ]),
      )
      return [[`${definition.name}/${slug}`, definition.getName(data)], ...items]
    }),
  )
}
