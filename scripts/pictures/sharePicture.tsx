import { renderToStaticMarkup } from 'react-dom/server'
import { company } from '../../renderer/collections/company/definition.ts'
import { pulsePath } from '../../renderer/drawing/pulse.ts'
import type { Site } from '../../renderer/model/site.ts'
import { SHARE_SIZE, type SharePicture } from '../../renderer/share.ts'
import { MARGIN } from './shareLayout.ts'
import { motifOf } from './shareMotifs.tsx'
import { shareText } from './shareText.tsx'

/** The mark of the site's logo (`renderer/components/Pulse.tsx`). */
const mark = pulsePath({ end: 56, base: 21.4, crest: 40, width: 2.9, height: 17.6 })

/** A page's share picture as SVG: its motif, the brand's mark, and the words as outlines. */
export async function sharePicture(share: SharePicture, site: Site): Promise<string> {
  const { ground, drawing, room } = motifOf(share.of, site)
  const { width, height } = SHARE_SIZE
  const below = renderToStaticMarkup(
    <>
      <rect width={width} height={height} fill={ground.paper} />
      {drawing}
      <g transform={`translate(${MARGIN} 64) scale(1.15)`}>
        <path d={mark} fill="none" stroke={ground.ink} strokeWidth={1.6} />
        <circle cx="40" cy="3.4" r="2.5" fill={ground.light} />
      </g>
    </>,
  )
  const words = await shareText({ share, brand: site.get(company).brand, ground, room })
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${below}${words}</svg>`
}
