import { pulsePath } from '../../renderer/drawing/pulse.ts'
import { drawSvg } from './drawText.ts'
import { tokenColor } from './tokenColors.ts'

/** Pixels: what Apple Podcasts asks of a show's cover at most (Apple, "Artwork requirements": 1,400 to 3,000). */
export const COVER_SIZE = 3000
const MARGIN = 210
const LINE = { end: COVER_SIZE, base: 2250, crest: 1965, width: 165, height: 1425 }

/** The podcast's cover as SVG: the line that rises once, on the deep room's garnet. */
export function podcastCover(brand: string, label: string): Promise<string> {
  const ink = tokenColor('on-panel')
  return drawSvg(
    <div
      style={{
        display: 'flex',
        flexDirection: 'column',
        justifyContent: 'space-between',
        width: '100%',
        height: '100%',
        padding: MARGIN,
        background: tokenColor('panel'),
        color: ink,
        fontFamily: 'serif',
        fontSize: 260,
        letterSpacing: '-0.02em',
        lineHeight: 1,
      }}
    >
      <svg aria-hidden="true" style={{ position: 'absolute', left: 0, top: 0 }} width={COVER_SIZE} height={COVER_SIZE}>
        <path d={pulsePath(LINE)} fill="none" stroke={ink} strokeWidth="9" />
        <circle cx={LINE.crest} cy={LINE.base - LINE.height} r="54" fill={ink} />
      </svg>
      <span>{brand}</span>
      <span style={{ fontFamily: 'sans', fontSize: 130, letterSpacing: 0 }}>{label}</span>
    </div>,
    { width: COVER_SIZE, height: COVER_SIZE },
  )
}
