import type { Root } from 'hast'
import type { ContentFile } from '../define/definitions.ts'
import type { ContentModel } from '../define/model.ts'
import { select } from '../define/path.ts'
import type { MediaFile } from '../define/policies.ts'
import { Reference } from '../define/reference.ts'
import { compileMdx, type Words } from '../mdx/compileMdx.ts'
import type { ParsedFile } from '../parse/parsedFile.ts'
import type { CheckedFile } from './validate.ts'

/** The bodies of files as HTML nodes, each compiled when it is first asked for: most links lead to no heading. */
export class Bodies {
  private readonly model: ContentModel
  private readonly files: Map<string, ParsedFile>
  private readonly words: Words
  private readonly compiled = new Map<string, Root>()

  constructor(model: ContentModel, files: ParsedFile[], checked: CheckedFile[], media: Map<string, MediaFile>) {
    this.model = model
    this.files = new Map(files.map((file) => [file.source.path, file]))
    const read = ({ path }: ContentFile) => this.files.get(path)?.yaml.data
    this.words = { read, names: namesOf(model, checked), media }
  }

  /** The body of a file; none where its format has none, or its syntax is broken. Faults in its front matter do not matter. */
  of(path: string): Root | undefined {
    const file = this.files.get(path)
    if (!file?.body || file.isBroken) return undefined
    const body = this.compiled.get(path) ?? compileMdx(file.body.tree, this.model, this.words)
    this.compiled.set(path, body)
    return body
  }
}

/** The names of entries, by collection and slug: `services/local-seo`, `cities/florida/tampa`. For links without words of their own. */
function namesOf(model: ContentModel, checked: CheckedFile[]): Map<string, string> {
  return new Map(
    checked.flatMap(({ file: { slot }, data }): [string, string][] => {
      if (slot.kind !== 'entry') return []
      const { definition, slug } = slot
      const items = model.nested.filter(({ parent }) => parent.name === definition.name)
      const below = items.flatMap((nested) =>
        select(data, [...nested.list, '*']).map(({ value }): [string, string] => {
          const [own] = select(value, nested.slug)
          const last = own?.value instanceof Reference ? own.value.slug : String(own?.value)
          return [`${nested.name}/${slug}/${last}`, nested.nameOf(value as object)]
        }),
      )
      return [[`${definition.name}/${slug}`, definition.nameOf(data)], ...below]
    }),
  )
}
