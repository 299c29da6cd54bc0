import { company } from '../../../renderer/collections/company/definition.ts'
import type { PageAddress } from '../../../renderer/model/routes.ts'
import type { Site } from '../../../renderer/model/site.ts'
import type { PageMetas } from './writeSitemap.ts'

/**
 * `llms.txt`: what the site is, and where to find what, for language models. Source: llmstxt.org. A section for each
 * collection, after the pages that are one of a kind; entries within entries are found from those that they stand in.
 */
export function createLlmsTxt(site: Site, pages: PageMetas): string {
  const { brand, description, origin } = site.get(company)
  const titles = new Map(site.pageIndex())
  const sections = new Map<string, string[]>()
  for (const page of site.pages()) {
    const { meta } = pages.get(page.address) ?? {}
    if (page.definition.kind === 'nested' || !meta || meta.noindex) continue
    const line = `- [${plain(titles.get(page.address) ?? '')}](${origin}${page.address}): ${plain(meta.description)}`
    const name = sectionOf(page)
    sections.set(name, [...(sections.get(name) ?? []), line])
  }
  const lists = [...sections].map(([name, lines]) => `## ${name}\n\n${lines.join('\n')}`)
  return [`# ${brand}`, `> ${plain(description)}`, ...lists].join('\n\n').concat('\n')
}

/** `case-studies` as a heading: `Case studies`. */
function sectionOf({ definition: { kind, name } }: PageAddress): string {
  if (kind === 'singleton') return 'Pages'
  const words = name.replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** A text on one line, its brackets kept from ending a link. */
function plain(text: string): string {
  return text
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/[[\]\\]/g, '\\$&')
    .trim()
}
