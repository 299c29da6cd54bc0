import { renderToStaticMarkup } from 'react-dom/server'
import { createPulsePath, LOGO_PULSE } from '../../../renderer/drawing/beats.ts'
import type { Site } from '../../../renderer/model/site.ts'
import { SHARE_SIZE, type ShareImage } from '../../../renderer/page.ts'
import { BASELINE_Y, createMotif, type Motif, SHARE_MARGIN } from './shareMotifs.tsx'
import { outlineText, readThemeColor } from './styles.ts'

const TITLE_TOP = 152
/** Font size of titles that need line breaks in words. */
const MIN_FONT_SIZE = 34
/** Font sizes of titles in pixels. The first that fits is used. */
const FONT_SIZES = [136, 120, 108, 98, 90, 82, 74, 66, 58, 50, 42, MIN_FONT_SIZE]

/** Draws the share image of a page, with text as outlines. Returns an SVG document. */
export async function drawShareImage(share: ShareImage, brand: string, site: Site): Promise<string> {
  const motif = createMotif(share, site)
  const { palette, drawing, titleSpace } = motif
  const markup = renderToStaticMarkup(
    <>
      <rect {...SHARE_SIZE} fill={palette.paper} />
      {drawing}
      <g transform={`translate(${SHARE_MARGIN} 64) scale(1.15)`}>
        <path d={createPulsePath(LOGO_PULSE)} fill="none" stroke={palette.ink} strokeWidth={1.6} />
        <circle cx="40" cy="3.4" r="2.5" fill={palette.light} />
      </g>
    </>,
  )
  const { width, height } = SHARE_SIZE
  let text = ''
  for (const size of FONT_SIZES) {
    const { outlines, title } = await outlineText(<ShareText {...{ share, brand, motif, size }} />, SHARE_SIZE)
    text = outlines
    if (title.height <= titleSpace.bottom - TITLE_TOP && title.width <= titleSpace.width) break
  }
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${markup}${text}</svg>`
}

interface ShareTextProps {
  share: ShareImage
  brand: string
  motif: Motif
  size: number
}

function ShareText({ share: { title, detail }, brand, motif: { palette, titleSpace }, size }: ShareTextProps) {
  const { width, bottom: height } = titleSpace
  const brandFont = { fontFamily: 'serif', fontSize: 36, letterSpacing: -0.6 }
  const areaStyle = { ...createPosition(SHARE_MARGIN, 0), height, width, alignItems: 'flex-end' }
  const fontStyle = { fontFamily: 'serif', lineHeight: 1.03, textWrap: 'balance', fontSize: size } as const
  const titleStyle = { ...fontStyle, letterSpacing: size * -0.028, left: size * -0.03 }
  const breakWords = size === MIN_FONT_SIZE && ({ wordBreak: 'break-all', maxWidth: '100%' } as const)
  const detailStyle = { ...createPosition(SHARE_MARGIN, BASELINE_Y + 34), fontFamily: 'sans', fontSize: 32 }
  return (
    <div style={{ display: 'flex', ...SHARE_SIZE, color: palette.ink }}>
      <div style={{ ...createPosition(SHARE_MARGIN + 76, 55), ...brandFont }}>{brand}</div>
      <div style={areaStyle}>
        <div key="title" style={{ ...titleStyle, ...breakWords }}>
          {/* Prevents a last line with only a short word. */}
          {title.replace(/ (?=\S{1,4}$)/, '\u00A0')}
        </div>
      </div>
      {detail !== undefined && <div style={{ ...detailStyle, color: palette.inkSoft }}>{detail}</div>}
    </div>
  )
}

function createPosition(left: number, top: number) {
  return { display: 'flex', position: 'absolute', left, top } as const
}

/** Apple Podcasts accepts 1,400 to 3,000 pixels ("Artwork requirements"). */
export const COVER_SIZE = 3000
const COVER_AREA = { width: COVER_SIZE, height: COVER_SIZE }
const COVER_MARGIN = 210
const COVER_POSITION = { position: 'absolute', left: COVER_MARGIN } as const
/** Position and size of the pulse, in pixels. `end` is the right edge. */
const COVER_PULSE = { width: COVER_SIZE, baseline: 2250, crest: 1965, beatWidth: 165, beatHeight: 1425 }

/** Draws the podcast cover, with text as outlines. Returns an SVG document. */
export async function drawPodcastCover({ brand, badge }: { brand: string; badge: string }): Promise<string> {
  const ink = readThemeColor('on-panel')
  const background = renderToStaticMarkup(
    <>
      <rect {...COVER_AREA} fill={readThemeColor('panel')} />
      <path d={createPulsePath(COVER_PULSE)} fill="none" stroke={ink} strokeWidth="9" />
      <circle cx={COVER_PULSE.crest} cy={COVER_PULSE.baseline - COVER_PULSE.beatHeight} r="54" fill={ink} />
    </>,
  )
  const { outlines } = await outlineText(
    <div style={{ display: 'flex', ...COVER_AREA, color: ink, lineHeight: 1 }}>
      <span
        style={{ ...COVER_POSITION, top: COVER_MARGIN, fontFamily: 'serif', fontSize: 260, letterSpacing: '-0.02em' }}
      >
        {brand}
      </span>
      <span style={{ ...COVER_POSITION, bottom: COVER_MARGIN, fontFamily: 'sans', fontSize: 130 }}>{badge}</span>
    </div>,
    COVER_AREA,
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${COVER_SIZE} ${COVER_SIZE}">${background}${outlines}</svg>`
}
