import type { Collection } from '../define/definitions.ts'
import type { ContentModel } from '../define/model.ts'
import { entryPath } from '../inventory.ts'
import { idsOf } from '../mdx/compileMdx.ts'
import { citesInHeadings } from '../mdx/tree.ts'
import type { ParsedFile } from '../parse/parsedFile.ts'
import type { PageAddress } from '../routes.ts'
import type { Bodies } from './bodies.ts'

export interface PageSources {
  model: ContentModel
  /** Every file that is there, whether or not it can be read. */
  files: ParsedFile[]
  /** What the schemas have accepted, by path: pages of others may have ids that nobody knows yet. */
  accepted: Map<string, object>
  bodies: Bodies
}

/** The ids of a page, `/services/local-seo#faq`; undefined where a file that it is made of has faults, so that nobody can tell. */
export function idsOn({ definition, slug }: PageAddress, sources: PageSources): string[] | undefined {
  const { sections } = sources.model
  if (definition.kind !== 'collection') return [...sections, ...definition.sections]
  if (slug === undefined) return [...sections, ...definition.listingSections]
  const inBody = idsInBody(definition, slug, sources)
  const inData = idsInData(definition, slug, sources)
  return inBody && inData && [...sections, ...definition.sections, ...inData, ...inBody]
}

/** The ids that an entry's data give its page, and those of another entry, where its page borrows from that. */
function idsInData(definition: Collection, slug: string, { accepted, files }: PageSources): string[] | undefined {
  let isSure = true
  const find = (name: string) => {
    const path = entryPath(definition, name)
    const data = accepted.get(path)
    if (!data && files.some(({ source }) => source.path === path)) isSure = false
    return data
  }
  const data = find(slug)
  const ids = data && definition.idsOf(data, find)
  return isSure ? ids : undefined
}

/** The ids of a body's headings. One that cites another file says what nobody knows while a file has faults. */
function idsInBody(definition: Collection, slug: string, { bodies, files, accepted }: PageSources) {
  if (definition.format === 'yaml') return []
  const path = entryPath(definition, slug)
  const file = files.find(({ source }) => source.path === path)
  if (!file?.body || file.ids) return file?.ids
  const isCiting = citesInHeadings(file.body.tree)
  const body = files.length === accepted.size || !isCiting ? bodies.of(path) : undefined
  const ids = body && idsOf(body.tree)
  if (ids && !isCiting) file.ids = ids
  return ids
}
