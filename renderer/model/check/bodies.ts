import type { Root } from 'hast'
import type { ContentFile } from '../define/definitions.ts'
import type { ContentModel } from '../define/model.ts'
import type { MediaFile } from '../define/policies.ts'
import { compileMdx, type Words } from '../mdx/compileMdx.ts'
import type { ParsedFile } from '../parse/contentFile.ts'
import { namesOf } from './names.ts'
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
