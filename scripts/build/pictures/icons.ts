import { readFile } from 'node:fs/promises'
import { pulsePath } from '../../../renderer/drawing/pulse.ts'
import { store } from '../../store/store.ts'
import { loadSharp } from './loadSharp.ts'
import { tokenColor } from './tokenColors.ts'

const MARK = 'public/favicon.svg'

/** An icon file, `size` pixels wide and high. */
interface Icon {
  name: string
  size: number
}

export const ICONS: Icon[] = [
  { name: 'apple-touch-icon.png', size: 180 },
  { name: 'icon-192.png', size: 192 },
  { name: 'icon-512.png', size: 512 },
  { name: 'icon-maskable-512.png', size: 512 },
]

/**
 * The tile of a home screen: finer than the mark in a tab, and the line runs from edge to edge. The rise keeps within the
 * middle four fifths, so that a platform may cut the tile round (W3C, Web App Manifest).
 */
const TILE = 320
const LINE = { end: TILE, base: 222, crest: 160, width: 20, height: 136 }

/** The mark on paper, as PNG: a home screen has no transparency. */
export function drawIcon({ size }: Icon): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${TILE} ${TILE}">
    <rect width="${TILE}" height="${TILE}" fill="${tokenColor('paper')}"/>
    <path d="${pulsePath(LINE)}" fill="none" stroke="${tokenColor('ink')}" stroke-width="6.6"/>
    <circle cx="${LINE.crest}" cy="${LINE.base - LINE.height}" r="15.5" fill="${tokenColor('accent')}"/>
  </svg>`
  return store().get(`icon ${JSON.stringify([svg, size])}`, () => rasterize(svg, size, (72 * size) / TILE))
}

const FAVICON_SIZE = 32

/** The mark as `favicon.ico`, for browsers that ask for it unasked: one PNG in an ICO (Microsoft, "Icons in Win32"). */
export async function drawFavicon(): Promise<Buffer> {
  const mark = await readFile(MARK, 'utf8')
  const png = await store().get(`icon ${JSON.stringify([mark])}`, () => rasterize(mark, FAVICON_SIZE, 72))
  const header = Buffer.alloc(22)
  header.writeUInt16LE(1, 2) // an icon
  header.writeUInt16LE(1, 4) // one image
  header.writeUInt8(FAVICON_SIZE, 6)
  header.writeUInt8(FAVICON_SIZE, 7)
  header.writeUInt16LE(1, 10) // colour planes
  header.writeUInt16LE(32, 12) // bits to a pixel
  header.writeUInt32LE(png.length, 14)
  header.writeUInt32LE(header.length, 18) // where the image begins
  return Buffer.concat([header, png])
}

async function rasterize(svg: string, size: number, density: number): Promise<Buffer> {
  const sharp = await loadSharp()
  return sharp(Buffer.from(svg), { density }).resize(size, size).png().toBuffer()
}
