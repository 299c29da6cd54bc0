import { createHash } from 'node:crypto'
import { Body, type Digest } from '../define/body.ts'
import type { ContentFile } from '../define/definitions.ts'
import type { MediaFile } from '../define/media.ts'
import { type BodyData, compileMdx } from '../mdx/compileMdx.ts'
import type { ParsedMdx } from '../mdx/parseMdx.ts'
import { type EntrySources, listNamedEntries } from './namedEntries.ts'

/** Persistent cache. A key must cover all inputs of its value. */
export interface ValueCache {
  get<Value>(key: string): Value | undefined
  set<Value>(key: string, value: Value): Value
}

interface BodiesOptions extends EntrySources {
  media: Map<string, MediaFile>
  cache?: ValueCache | undefined
  /** Results of the last check, to reuse. */
  previous?: Bodies | undefined
}

/**
 * Creates the bodies of all MDX files, and reuses those of the last check if their inputs haven't changed. A body is
 * compiled on first use, because most checks don't need it.
 */
export class Bodies {
  private readonly bodies: Map<string, { parsed: ParsedMdx; body: Body }>
  private readonly bodyData: BodyData
  /** Hash of all values that a component may insert. */
  private readonly hash: string

  constructor({ model, files, validData, media, cache, previous }: BodiesOptions) {
    const citableFiles = files.filter(({ fileType }) => fileType.kind !== 'entry' || fileType.definition.citableValues)
    const data = new Map(citableFiles.map(({ source: { path }, yaml }) => [path, validData.get(path) ?? yaml.data]))
    const names = collectNames({ model, files, validData })
    this.hash = computeHash([[...data], [...names], [...media]])
    const reusable = previous?.hash === this.hash ? previous : undefined
    this.bodyData = reusable?.bodyData ?? { read: createReader(data), names, media }
    this.bodies = new Map(
      files.flatMap(({ source: { path }, body: parsed, isBroken, hash }) => {
        if (!parsed || isBroken) return []
        const previousBody = reusable?.bodies.get(path)
        if (previousBody?.parsed === parsed) return [[path, previousBody] as const]
        const key = hash === undefined ? undefined : `body ${computeHash([hash, this.hash])}`
        return [[path, { parsed, body: createBody({ parsed, model, bodyData: this.bodyData, cache, key }) }] as const]
      }),
    )
  }

  get(path: string): Body | undefined {
    return this.bodies.get(path)?.body
  }
}

interface BodyParts extends Pick<BodiesOptions, 'model' | 'cache'> {
  parsed: ParsedMdx
  bodyData: BodyData
  /** Cache key. Undefined without a cache. */
  key: string | undefined
}

/** Creates a body outside the constructor, so that closures don't keep old files in memory. */
function createBody({ parsed, model, bodyData, cache, key }: BodyParts): Body {
  const compile = () => compileMdx(parsed.tree, model, bodyData)
  if (!cache || key === undefined) return new Body(compile)
  return new Body(compile, (create) => cache.get<Digest>(key) ?? cache.set(key, create()))
}

function computeHash(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('base64')
}

function createReader(data: Map<string, unknown>): BodyData['read'] {
  return ({ path }: ContentFile) => data.get(path)
}

function collectNames(sources: EntrySources): Map<string, string> {
  const { collections, nested } = sources.model
  return new Map(
    [...collections, ...nested].flatMap(({ name }) =>
      listNamedEntries(name, sources).map(({ id, names: [linkText = ''] }) => [`${name}/${id}`, linkText] as const),
    ),
  )
}
