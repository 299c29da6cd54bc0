import { pulsePath } from '../../renderer/drawing/pulse.ts'
import { SHARE_SIZE, type SharePicture } from '../../renderer/page.ts'
import { drawSvg } from './drawText.ts'
import { tokenColor } from './tokenColors.ts'

const { width, height } = SHARE_SIZE
const MARGIN = 72
/** The line lies low and rises once at the right; the words keep to its left. */
const LINE = { end: width, base: 548, crest: 1062, width: 30, height: 250 }
const MARK = { end: 56, base: 21.4, crest: 40, width: 2.9, height: 17.6 }

/** A page's share picture as SVG: the title in the site's serif, and the line with its light. */
export function sharePicture({ title, detail }: SharePicture, brand: string): Promise<string> {
  const ink = tokenColor('ink')
  return drawSvg(
    <div style={{ ...fill, background: tokenColor('paper'), color: ink, padding: MARGIN, flexDirection: 'column' }}>
      <svg
        aria-hidden="true"
        style={{ position: 'absolute', left: 0, top: 0 }}
        width={width}
        height={height}
        viewBox={`0 0 ${width} ${height}`}
      >
        <path d={pulsePath(LINE)} fill="none" stroke={ink} strokeWidth="2.5" />
        <circle cx={LINE.crest} cy={LINE.base - LINE.height} r="15" fill={tokenColor('accent')} />
      </svg>
      <div
        style={{ display: 'flex', alignItems: 'flex-end', fontFamily: 'serif', fontSize: 42, letterSpacing: '-0.02em' }}
      >
        <svg aria-hidden="true" width="84" height="36" viewBox="0 0 56 24">
          <path d={pulsePath(MARK)} fill="none" stroke={ink} strokeWidth="1.3" />
          <circle cx={MARK.crest} cy={MARK.base - MARK.height} r="2.3" fill={tokenColor('accent')} />
        </svg>
        <span style={{ marginLeft: 14, lineHeight: 1 }}>{brand}</span>
      </div>
      <div style={{ display: 'flex', marginTop: 52, width: 890, fontFamily: 'serif', ...titleSize(title) }}>
        {title}
      </div>
      <div style={{ ...DETAIL, color: tokenColor('ink-soft') }}>{detail}</div>
    </div>,
    SHARE_SIZE,
  )
}

const fill = { display: 'flex', width: '100%', height: '100%' } as const
const DETAIL = {
  display: 'block',
  marginTop: 28,
  width: 780,
  lineClamp: 2,
  fontFamily: 'sans',
  fontSize: 28,
  lineHeight: 1.4,
} as const

/** Long titles are set smaller: three lines at most stand above the line. */
function titleSize(title: string) {
  const fontSize = title.length > 60 ? 66 : title.length > 34 ? 80 : 100
  return { fontSize, lineHeight: 1.04, letterSpacing: '-0.028em' }
}
