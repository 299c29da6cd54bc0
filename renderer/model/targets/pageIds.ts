import type { Collection } from '../define/definitions.ts'
import type { ContentModel } from '../define/model.ts'
import { entryPath, type PageAddress } from '../inventory.ts'
import { idsOf } from '../mdx/compileMdx.ts'
import { citesInHeadings } from '../mdx/tree.ts'
import type { ParsedFile } from '../parse/parsedFile.ts'
import type { Bodies } from './bodies.ts'

export interface PageSources {
  model: ContentModel
  /** Every file that is there, whether or not it can be read. */
  files: ParsedFile[]
  /** What the schemas have accepted, by path: pages of others may have ids that nobody knows yet. */
  accepted: Map<string, object>
  bodies: Bodies
}

/** The places on pages that links may point to: `/services/local-seo#faq`. */
export class PageIds {
  private readonly sources: PageSources

  constructor(sources: PageSources) {
    this.sources = sources
  }

  /** The ids of a page that links may point to; undefined where a file that it is made of has faults, so that nobody can tell. */
  on({ definition, slug }: PageAddress): string[] | undefined {
    const { sections } = this.sources.model
    if (definition.kind !== 'collection') return [...sections, ...definition.sections]
    if (slug === undefined) return [...sections, ...definition.listingSections]
    const inBody = this.inBody(definition, slug)
    const inData = this.inData(definition, slug)
    return inBody && inData && [...sections, ...definition.sections, ...inData, ...inBody]
  }

  /** The ids that an entry's data give its page, and those of another entry, where its page borrows from that. */
  private inData(definition: Collection, slug: string): string[] | undefined {
    let isSure = true
    const find = (name: string) => {
      const path = entryPath(definition, name)
      const data = this.sources.accepted.get(path)
      if (!data && this.sources.files.some(({ source }) => source.path === path)) isSure = false
      return data
    }
    const data = find(slug)
    const ids = data && definition.idsOf(data, find)
    return isSure ? ids : undefined
  }

  /** The ids of a body's headings. One that cites another file says what nobody knows while a file has faults. */
  private inBody(definition: Collection, slug: string): string[] | undefined {
    if (definition.format === 'yaml') return []
    const { bodies, files, accepted } = this.sources
    const path = entryPath(definition, slug)
    const file = files.find(({ source }) => source.path === path)
    if (!file?.body || file.ids) return file?.ids
    const isCiting = citesInHeadings(file.body.tree)
    const body = files.length === accepted.size || !isCiting ? bodies.of(path) : undefined
    const ids = body && idsOf(body)
    if (ids && !isCiting) file.ids = ids
    return ids
  }
}
