import { SHARE_SIZE, type SharePicture } from '../../../renderer/share.ts'
import { setText } from './drawText.ts'
import { BASE, type Ground, MARGIN } from './shareLayout.ts'

interface Card {
  share: SharePicture
  brand: string
  ground: Ground
  /** The room that the drawing leaves to the title; it stands at its bottom. */
  room: { width: number; bottom: number }
}

/** Nothing of a title stands higher: the brand's name is above. */
const TOP = 152
/** The largest size at which a title fits is taken. */
const SMALLEST = 34
const SIZES = [136, 120, 108, 98, 90, 82, 74, 66, 58, 50, 42, SMALLEST]

/**
 * Sets the words of a share picture as outlines: the brand above, the title as large as it fits, the detail below the line.
 * A title that fits at no size, which is words without an end, is broken at the last.
 */
export async function shareText(card: Card): Promise<string> {
  for (const size of SIZES) {
    const { outlines, title } = await setText(<Words {...card} size={size} />, SHARE_SIZE)
    if (title.height <= card.room.bottom - TOP && title.width <= card.room.width) return outlines
  }
  const { outlines } = await setText(<Words {...card} size={SMALLEST} breaks />, SHARE_SIZE)
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
          {title}
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
