import { createHash } from 'node:crypto'
import { Body, type Digest } from '../define/body.ts'
import type { ContentFile } from '../define/definitions.ts'
import type { ContentModel } from '../define/model.ts'
import type { MediaFile } from '../define/policies.ts'
import { itemsOf } from '../inventory.ts'
import { compileMdx, type Words } from '../mdx/compileMdx.ts'
import type { ParsedMdx } from '../mdx/parseMdx.ts'
import type { CheckedFile, ParsedFile } from '../parse/parsedFile.ts'

/** Persistent cache of single values. Each key contains everything that its value depends on. */
export interface ValueCache {
  get<Value>(key: string): Value | undefined
  set<Value>(key: string, value: Value): Value
}

interface BodiesOptions {
  model: ContentModel
  files: ParsedFile[]
  checked: CheckedFile[]
  media: Map<string, MediaFile>
  cache?: ValueCache | undefined
  earlier?: Bodies | undefined
}

/** The bodies of files, each compiled on first use, because most links don't lead to a heading. */
export class Bodies {
  private readonly bodies: Map<string, { parsed: ParsedMdx; body: Body }>
  private readonly words: Words
  /** Hash of the values from other files that components can insert. */
  private readonly hash: string

  /** @param earlier the bodies of the last check: unchanged ones are reused */
  constructor({ model, files, checked, media, cache, earlier }: BodiesOptions) {
    const accepted = new Map(checked.map(({ file, data }) => [file.source.path, data]))
    const quoted = files.filter(({ fileType }) => fileType.kind !== 'entry' || fileType.definition.quotes)
    const data = new Map(quoted.map(({ source: { path }, yaml }) => [path, accepted.get(path) ?? yaml.data]))
    const names = namesOf(model, checked)
    this.hash = hashOf([[...data], [...names], [...media]])
    const same = earlier?.hash === this.hash ? earlier : undefined
    this.words = same?.words ?? { read: readerOf(data), names, media }
    this.bodies = new Map(
      files.flatMap(({ source: { path }, body: parsed, isBroken, state }) => {
        if (!parsed || isBroken) return []
        const other = same?.bodies.get(path)
        if (other?.parsed === parsed) return [[path, other] as const]
        const key = state === undefined ? undefined : `body ${hashOf([state, this.hash])}`
        return [[path, { parsed, body: createBody({ parsed, model, words: this.words, cache, key }) }] as const]
      }),
    )
  }

  /** Returns undefined if the file's format has no body, or if its syntax is broken. Front matter can have problems. */
  of(path: string): Body | undefined {
    return this.bodies.get(path)?.body
  }
}

interface BodyParts extends Pick<BodiesOptions, 'model' | 'cache'> {
  parsed: ParsedMdx
  words: Words
  key: string | undefined
}

/** A function of its own, so that the closures don't keep the files and the bodies of earlier checks in memory. */
function createBody({ parsed, model, words, cache, key }: BodyParts): Body {
  const compile = () => compileMdx(parsed.tree, model, words)
  if (!cache || key === undefined) return new Body(compile)
  return new Body(compile, (create) => cache.get<Digest>(key) ?? cache.set(key, create()))
}

function hashOf(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('base64')
}

/** A function of its own for the same reason. */
function readerOf(data: Map<string, unknown>): Words['read'] {
  return ({ path }: ContentFile) => data.get(path)
}

/** The names of entries, by collection and slug: `services/local-seo`, `cities/florida/tampa`. For links without words of their own. */
function namesOf(model: ContentModel, checked: CheckedFile[]): Map<string, string> {
  return new Map(
    checked.flatMap(({ file: { fileType }, data }): [string, string][] => {
      if (fileType.kind !== 'entry') return []
      const { definition, slug } = fileType
      const items = model.nested.filter(({ parent }) => parent.name === definition.name)
      const below = items.flatMap((nested) =>
        itemsOf(nested, data).map(({ slug: own, item }): [string, string] => [
          `${nested.name}/${slug}/${own}`,
          nested.nameOf(item),
        ]),
      )
      return [[`${definition.name}/${slug}`, definition.nameOf(data)], ...below]
    }),
  )
}
