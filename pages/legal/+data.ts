import { render } from 'vike/abort'
import type { PageContextServer } from 'vike/types'
import { legal } from '../../renderer/collections/legal/definition.ts'
import { findLongestSegmentIndex } from '../../renderer/drawing/beats.ts'
import { createPageMeta } from '../../renderer/page.ts'
import { formatDay } from '../../renderer/wording/format.ts'

/** Returns a legal page. Throws Vike's 404 for unknown slugs. */
export function data({ site, routeParams }: PageContextServer) {
  const page = site.findEntry(legal, routeParams.slug)
  if (!page) throw render(404)
  const { headings, segments } = page.body.data.outline
  // The introduction is a segment, but not a heading.
  const introCount = segments.starts.length - headings.length
  const { slug, title, pageTitle = title, description, updatedLabel, updated } = page
  return {
    meta: createPageMeta(site, {
      title: pageTitle,
      description,
      share: {
        pageAddress: legal.getAddress(slug),
        title,
        detail: `${updatedLabel} ${formatDay(updated)}`,
        drawing: { segments },
      },
    }),
    copy: site.get(legal.page),
    page,
    headings,
    segments,
    longestSectionTitle: headings[findLongestSegmentIndex(segments) - introCount]?.text,
  }
}

export type Data = ReturnType<typeof data>
