import { company } from '../../../renderer/collections/company/definition.ts'
import type { SitePage } from '../../../renderer/model/routes.ts'
import type { Site } from '../../../renderer/model/site.ts'
import type { PagesByAddress } from './sitemap.ts'

/** Creates `llms.txt`, a list of indexable pages for language models (llmstxt.org). Skips nested entries, because their parent pages link to them. */
export function createLlmsTxt(site: Site, pagesByAddress: PagesByAddress): string {
  const { brand, description, origin } = site.get(company)
  const titles = new Map(site.pageIndex())
  const sections = new Map<string, string[]>()
  for (const page of site.pages()) {
    const { meta } = pagesByAddress.get(page.address) ?? {}
    if (page.definition.kind === 'nested' || !meta || meta.noindex) continue
    const line = `- [${escapeText(titles.get(page.address) ?? '')}](${origin}${page.address}): ${escapeText(meta.description)}`
    const title = getSectionTitle(page)
    sections.set(title, [...(sections.get(title) ?? []), line])
  }
  const lists = [...sections].map(([title, lines]) => `## ${title}\n\n${lines.join('\n')}`)
  return [`# ${brand}`, `> ${escapeText(description)}`, ...lists].join('\n\n').concat('\n')
}

/** Converts the name of a collection, such as `case-studies`, to `Case studies`. */
function getSectionTitle({ definition: { kind, name } }: SitePage): string {
  if (kind === 'singleton') return 'Pages'
  const title = name.replaceAll('-', ' ')
  return title.charAt(0).toUpperCase() + title.slice(1)
}

function escapeText(text: string): string {
  return text
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/[[\]\\]/g, '\\$&')
    .trim()
}
