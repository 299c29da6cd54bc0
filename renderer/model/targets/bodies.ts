import { isDeepStrictEqual } from 'node:util'
import type { Root } from 'hast'
import type { ContentFile } from '../define/definitions.ts'
import type { ContentModel } from '../define/model.ts'
import type { MediaFile } from '../define/policies.ts'
import { itemsOf } from '../inventory.ts'
import { compileMdx, type Words } from '../mdx/compileMdx.ts'
import type { ParsedMdx } from '../mdx/parseMdx.ts'
import type { CheckedFile, ParsedFile } from '../parse/parsedFile.ts'

interface BodiesOptions {
  model: ContentModel
  files: ParsedFile[]
  checked: CheckedFile[]
  media: Map<string, MediaFile>
  earlier?: Bodies | undefined
}

/** The bodies of files as HTML nodes, each compiled when it is first asked for: most links lead to no heading. */
export class Bodies {
  private readonly model: ContentModel
  /** Of what was read no more than this: a site is there as long as its bodies, and what was parsed takes more than its data. */
  private readonly bodies: Map<string, ParsedMdx>
  private readonly words: Words
  /** What the words are made of. */
  private readonly origin: unknown[]
  private readonly compiled: Map<string, Root>

  /** @param earlier of another state of the content: what has been compiled of the same is not compiled again. */
  constructor({ model, files, checked, media, earlier }: BodiesOptions) {
    this.model = model
    this.bodies = new Map(
      files.flatMap(({ source, body, isBroken }) => (body && !isBroken ? [[source.path, body]] : [])),
    )
    const accepted = new Map(checked.map(({ file, data }) => [file.source.path, data]))
    const quoted = files.filter(({ fileType }) => fileType.kind !== 'entry' || fileType.definition.quotes)
    const data = new Map(quoted.map(({ source: { path }, yaml }) => [path, accepted.get(path) ?? yaml.data]))
    this.words = { read: readerOf(data), names: namesOf(model, checked), media }
    this.origin = [data, this.words.names, media]
    const isSame = isDeepStrictEqual(this.origin, earlier?.origin)
    const compiled = isSame && earlier ? [...earlier.compiled] : []
    this.compiled = new Map(compiled.filter(([path]) => this.bodies.get(path) === earlier?.bodies.get(path)))
  }

  /** The body of a file; none where its format has none, or its syntax is broken. Faults in its front matter do not matter. */
  of(path: string): Root | undefined {
    const parsed = this.bodies.get(path)
    if (!parsed) return undefined
    const body = this.compiled.get(path) ?? compileMdx(parsed.tree, this.model, this.words)
    this.compiled.set(path, body)
    return body
  }

  /** Whether there is one, its format and syntax permitting. */
  has(path: string): boolean {
    return this.bodies.has(path)
  }
}

/** The entry of a file, with its body where it has one: it is compiled when a page first asks for it, so that none waits for the others. */
export function withBody<Data extends object>(entry: Data, path: string, bodies: Bodies): Data {
  return bodies.has(path)
    ? Object.defineProperty(entry, 'body', { get: () => bodies.of(path), enumerable: true })
    : entry
}

/** Made apart from what looks at earlier bodies: a function keeps all that any beside it needs, and each state would keep the one before. */
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
