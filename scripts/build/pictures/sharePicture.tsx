import { renderToStaticMarkup } from 'react-dom/server'
import { pulsePath } from '../../../renderer/drawing/pulse.ts'
import type { Site } from '../../../renderer/model/site.ts'
import { SHARE_SIZE, type SharePicture } from '../../../renderer/share.ts'
import { MARGIN } from './shareLayout.ts'
import { type Motif, motifOf } from './shareMotifs.tsx'
import { shareText } from './shareText.tsx'

/** The mark of the site's logo (`renderer/components/Pulse.tsx`). */
const mark = pulsePath({ end: 56, base: 21.4, crest: 40, width: 2.9, height: 17.6 })

/** A share picture without its words, as SVG, and what they need to be set on it. */
export interface ShareDrawing extends Pick<Motif, 'ground' | 'room'> {
  markup: string
}

/** Draws the motif of a page's share picture, by the page's address, and the brand's mark. */
export function shareDrawing(page: string, site: Site): ShareDrawing {
  const { ground, drawing, room } = motifOf(page, site)
  const markup = renderToStaticMarkup(
    <>
      <rect {...SHARE_SIZE} fill={ground.paper} />
      {drawing}
      <g transform={`translate(${MARGIN} 64) scale(1.15)`}>
        <path d={mark} fill="none" stroke={ground.ink} strokeWidth={1.6} />
        <circle cx="40" cy="3.4" r="2.5" fill={ground.light} />
      </g>
    </>,
  )
  return { markup, ground, room }
}

/** A whole share picture as SVG: its drawing, and its words and the brand's name as outlines. */
export async function sharePicture(
  share: SharePicture,
  brand: string,
  { markup, ground, room }: ShareDrawing,
): Promise<string> {
  const { width, height } = SHARE_SIZE
  const words = await shareText({ share, brand, ground, room })
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${markup}${words}</svg>`
}
