import { claims } from '../../renderer/collections/claims/definition.ts'
import { company } from '../../renderer/collections/company/definition.ts'
import type { PageInfo, Shown } from '../../renderer/editing/pageInfo.ts'
import { DESCRIPTION_MAX, TITLE_MAX } from '../../renderer/model/define/fields.ts'
import { valueAt } from '../../renderer/model/explain/explain.ts'
import { type Origin, positionOf, stretchOf } from '../../renderer/model/origins/origins.ts'
import type { ParsedFile } from '../../renderer/model/parse/parsedFile.ts'
import type { Site } from '../../renderer/model/site.ts'
import type { PageMeta } from '../../renderer/page.ts'
import { urls } from '../../renderer/urls.ts'
import type { Numbers } from './annotate.ts'
import type { PageOrigins } from './originsOf.ts'

export interface InfoOptions {
  site: Site
  address: string
  meta: PageMeta
  found: PageOrigins
  numbers: Numbers
  /** The file with the claims, as it was parsed. */
  claimsFile: ParsedFile | undefined
}

/** Collects what a writer may want to know of a page. */
export function pageInfo(options: InfoOptions): PageInfo {
  const { site, address, meta, found, numbers } = options
  const all = [...found.elements.values()].flat()
  // The brand stands behind the title; it is not what one would edit.
  const title = found.title.filter(({ file }) => file.source.path !== company.path).at(-1)
  const shown = (text: string, most: number, origin: Origin | undefined): Shown => {
    return { text, most, origin: origin && numbers.of(origin) }
  }
  const info = {
    address: site.get(company).origin + address,
    title: shown(meta.title, TITLE_MAX, title),
    description: shown(meta.description, DESCRIPTION_MAX, found.description[0]),
    share: meta.share && urls.share(meta.share.of),
    claims: claimsOn(options, all),
    placeholders: placeholdersOn(all, numbers),
  }
  for (const origin of all) numbers.of(origin)
  const files = filesOf(all, numbers.list)
  const number = new Map(files.map(({ path }, index) => [path, index]))
  const origins = numbers.list.map((origin) => ({
    file: number.get(origin.file.source.path) ?? 0,
    ...positionOf(origin),
    place: placeOf(origin),
  }))
  return { ...info, files, origins }
}

function placeOf({ place }: Origin): PageInfo['origins'][number]['place'] {
  if (place.block) return { block: place.block }
  return { path: place.path.map((key) => (typeof key === 'number' ? key : String(key))) }
}

/** The one that says most on the page first; those that nothing shows last. */
function filesOf(shown: Origin[], all: Origin[]): PageInfo['files'] {
  const counts = new Map<string, number>(all.map(({ file }) => [file.source.path, 0]))
  for (const { file } of shown) counts.set(file.source.path, (counts.get(file.source.path) ?? 0) + 1)
  return [...counts].map(([path, texts]) => ({ path, texts })).sort((a, b) => b.texts - a.texts)
}

/** What texts cite, and what they show. */
function claimsOn({ site, numbers, claimsFile }: InfoOptions, shown: Origin[]): PageInfo['claims'] {
  const cited = shown.flatMap((origin) => {
    const isClaim = origin.file.source.path === claims.path
    return isClaim ? [String(origin.place.path?.[0])] : citedIn(origin)
  })
  return [...new Set(cited)].sort().flatMap((id) => {
    const claim = site.get(claims)[id]
    const origin = claimsFile && numbers.of({ file: claimsFile, place: { path: [id, 'value'] } })
    return claim ? [{ id, value: claim.value, basis: claim.basis, origin }] : []
  })
}

const CITATION = /\{claim:([^{}]+)\}|<Claim\s+id="([^"]+)"/g

function citedIn(origin: Origin): string[] {
  const text = origin.file.source.text.slice(...stretchOf(origin))
  return [...text.matchAll(CITATION)].map(([, token, component]) => token ?? component ?? '')
}

/** Placeholders that the page shows, or that stand around what it shows. */
function placeholdersOn(shown: Origin[], numbers: Numbers): PageInfo['placeholders'] {
  const found = new Map<string, PageInfo['placeholders'][number]>()
  for (const { file, place } of shown) {
    const own = place.path?.join('.')
    for (const { path } of own === undefined ? [] : file.yaml.placeholders) {
      if (own !== path && !own?.startsWith(`${path}.`)) continue
      const keys = path.split('.').map((key) => (/^\d+$/.test(key) ? Number(key) : key))
      const isThere = valueAt(file.yaml.data, keys) !== undefined
      if (isThere)
        found.set(`${file.source.path} ${path}`, { path, origin: numbers.of({ file, place: { path: keys } }) })
    }
  }
  return [...found.values()]
}
