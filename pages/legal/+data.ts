import { render } from 'vike/abort'
import type { PageContextServer } from 'vike/types'
import { legal } from '../../renderer/collections/legal/definition.ts'
import { sectionPulse } from '../../renderer/components/BeatLine.tsx'
import { createBeats, findHighest } from '../../renderer/drawing/beats.ts'
import { pageMeta } from '../../renderer/page.ts'
import { type Heading, headingsOf } from '../../renderer/prose/body.ts'
import { formatDay } from '../../renderer/wording/format.ts'

export function data({ site, routeParams }: PageContextServer) {
  const page = site.find(legal, routeParams.slug)
  if (!page) throw render(404)
  const headings = headingsOf(page.body)
  const pulse = sectionPulse(page.body)
  const { slug, title, description, updatedLabel, updated } = page
  return {
    meta: pageMeta(site, {
      title,
      description,
      share: {
        of: legal.address(slug),
        title,
        detail: `${updatedLabel} ${formatDay(updated)}`,
        drawing: { beats: pulse },
      },
    }),
    copy: site.get(legal.page),
    page,
    headings,
    pulse,
    longest: longestOf(headings, pulse),
  }
}

/** The heading of the longest section; none where what stands before the first heading is longest. */
function longestOf(headings: Heading[], { starts, length }: ReturnType<typeof sectionPulse>): string | undefined {
  return headings[findHighest(createBeats(starts, length)) - (starts.length - headings.length)]?.text
}
export type Data = ReturnType<typeof data>
