import { renderToStaticMarkup } from 'react-dom/server'
import { createPulsePath } from '../../../renderer/drawing/pulse.ts'
import { outlineText } from './outlineText.ts'
import { readThemeColor } from './shareLayout.ts'

/** Apple Podcasts accepts 1,400 to 3,000 pixels ("Artwork requirements"). */
export const COVER_SIZE = 3000
const COVER_AREA = { width: COVER_SIZE, height: COVER_SIZE }
const MARGIN_PX = 210
const POSITION = { position: 'absolute', left: MARGIN_PX } as const
/** Position and size of the pulse, in pixels. `end` is the right edge. */
const PULSE_FRAME = { end: COVER_SIZE, baseline: 2250, crest: 1965, width: 165, height: 1425 }

/** Draws the podcast cover, with text as outlines. Returns an SVG document. */
export async function drawPodcastCover({ brand, badge }: { brand: string; badge: string }): Promise<string> {
  const ink = readThemeColor('on-panel')
  const background = renderToStaticMarkup(
    <>
      <rect {...COVER_AREA} fill={readThemeColor('panel')} />
      <path d={createPulsePath(PULSE_FRAME)} fill="none" stroke={ink} strokeWidth="9" />
      <circle cx={PULSE_FRAME.crest} cy={PULSE_FRAME.baseline - PULSE_FRAME.height} r="54" fill={ink} />
    </>,
  )
  const { outlines } = await outlineText(
    <div style={{ display: 'flex', ...COVER_AREA, color: ink, lineHeight: 1 }}>
      <span style={{ ...POSITION, top: MARGIN_PX, fontFamily: 'serif', fontSize: 260, letterSpacing: '-0.02em' }}>
        {brand}
      </span>
      <span style={{ ...POSITION, bottom: MARGIN_PX, fontFamily: 'sans', fontSize: 130 }}>{badge}</span>
    </div>,
    COVER_AREA,
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${COVER_SIZE} ${COVER_SIZE}">${background}${outlines}</svg>`
}
