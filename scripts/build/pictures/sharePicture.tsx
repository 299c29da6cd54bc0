import { renderToStaticMarkup } from 'react-dom/server'
import { pulsePath } from '../../../renderer/drawing/pulse.ts'
import type { Site } from '../../../renderer/model/site.ts'
import { SHARE_SIZE, type SharePicture } from '../../../renderer/share.ts'
import { outlineText } from './drawText.ts'
import { BASE, MARGIN } from './shareLayout.ts'
import { createMotif, type Motif } from './shareMotifs.tsx'

/** The mark of the site's logo (`renderer/components/Pulse.tsx`). */
const mark = pulsePath({ end: 56, base: 21.4, crest: 40, width: 2.9, height: 17.6 })

/** The share picture of a page as SVG: the motif of its address, the brand's mark, and its words and the brand's name as outlines. */
export async function drawSharePicture(share: SharePicture, brand: string, site: Site): Promise<string> {
  const { ground, drawing, room } = createMotif(share, site)
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
  const { width, height } = SHARE_SIZE
  const words = await shareText({ share, brand, ground, room })
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${markup}${words}</svg>`
}

/** Titles stand at the bottom of their room. */
interface Card extends Pick<Motif, 'ground' | 'room'> {
  share: SharePicture
  brand: string
}

/** Nothing of a title stands higher: the brand's name is above. */
const TOP = 152
/** The largest size at which a title fits is taken. */
const SMALLEST = 34
const SIZES = [136, 120, 108, 98, 90, 82, 74, 66, 58, 50, 42, SMALLEST]

/** The title is as large as it fits; one that fits at no size, which is words without an end, is broken at the last. */
async function shareText(card: Card): Promise<string> {
  for (const size of SIZES) {
    const { outlines, title } = await outlineText(<Words {...card} size={size} />, SHARE_SIZE)
    if (title.height <= card.room.bottom - TOP && title.width <= card.room.width) return outlines
  }
  const { outlines } = await outlineText(<Words {...card} size={SMALLEST} breaks />, SHARE_SIZE)
  return outlines
}

interface Setting extends Card {
  size: number
  /** Whether lines may end within a word. */
  breaks?: boolean
}

function Words({ share: { title, detail }, brand, ground, room, size, breaks = false }: Setting) {
  return (
    <div style={{ display: 'flex', ...SHARE_SIZE, color: ground.ink }}>
      <div style={{ ...at(MARGIN + 76, 55), fontFamily: 'serif', fontSize: 36, letterSpacing: -0.6 }}>{brand}</div>
      <div style={{ ...at(MARGIN, 0), height: room.bottom, width: room.width, alignItems: 'flex-end' }}>
        <div
          key="title"
          style={{
            ...titleStyle,
            fontSize: size,
            letterSpacing: size * -0.028,
            left: size * -0.03,
            ...(breaks && BROKEN),
          }}
        >
          {title.replace(/ (?=\S{1,4}$)/, '\u00A0')}
        </div>
      </div>
      {detail !== undefined && (
        <div style={{ ...at(MARGIN, BASE + 34), fontFamily: 'sans', fontSize: 32, color: ground.inkSoft }}>
          {detail}
        </div>
      )}
    </div>
  )
}

const BROKEN = { wordBreak: 'break-all', maxWidth: '100%' } as const
const titleStyle = { fontFamily: 'serif', lineHeight: 1.03, textWrap: 'balance' } as const

function at(left: number, top: number) {
  return { display: 'flex', position: 'absolute', left, top } as const
}
