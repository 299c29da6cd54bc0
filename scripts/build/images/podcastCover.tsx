import { renderToStaticMarkup } from 'react-dom/server'
import { createPulsePath } from '../../../renderer/drawing/pulse.ts'
import { outlineText } from './drawText.ts'
import { readTokenColor } from './shareLayout.ts'

/** Apple Podcasts accepts 1,400 to 3,000 pixels ("Artwork requirements"). */
export const COVER_SIZE = 3000
const SHEET = { width: COVER_SIZE, height: COVER_SIZE }
const MARGIN = 210
const LINE = { end: COVER_SIZE, base: 2250, crest: 1965, width: 165, height: 1425 }

/** Draws the podcast cover and returns an SVG document. */
export async function drawPodcastCover(brand: string, label: string): Promise<string> {
  const ink = readTokenColor('on-panel')
  const below = renderToStaticMarkup(
    <>
      <rect {...SHEET} fill={readTokenColor('panel')} />
      <path d={createPulsePath(LINE)} fill="none" stroke={ink} strokeWidth="9" />
      <circle cx={LINE.crest} cy={LINE.base - LINE.height} r="54" fill={ink} />
    </>,
  )
  const { outlines } = await outlineText(
    <div style={{ display: 'flex', ...SHEET, color: ink, lineHeight: 1 }}>
      <span style={{ ...BRAND, fontFamily: 'serif', fontSize: 260, letterSpacing: '-0.02em' }}>{brand}</span>
      <span style={{ ...LABEL, fontFamily: 'sans', fontSize: 130 }}>{label}</span>
    </div>,
    SHEET,
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${COVER_SIZE} ${COVER_SIZE}">${below}${outlines}</svg>`
}

const BRAND = { position: 'absolute', left: MARGIN, top: MARGIN } as const
const LABEL = { position: 'absolute', left: MARGIN, bottom: MARGIN } as const
