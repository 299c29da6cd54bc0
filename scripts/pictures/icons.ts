import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { tokenColor } from './tokenColors.ts'

const MARK = 'public/favicon.svg'

/** An icon file, and how large its mark stands in it. */
interface Icon {
  name: string
  size: number
  /** Part of the width that the mark takes. Platforms cut maskable icons to a circle of four fifths (W3C, Web App Manifest). */
  mark: number
}

export const ICONS: Icon[] = [
  { name: 'apple-touch-icon.png', size: 180, mark: 0.68 },
  { name: 'icon-192.png', size: 192, mark: 0.74 },
  { name: 'icon-512.png', size: 512, mark: 0.74 },
  { name: 'icon-maskable-512.png', size: 512, mark: 0.52 },
]

/** The mark on paper, as PNG: a home screen has no transparency. */
export async function drawIcon({ size, mark }: Icon): Promise<Buffer> {
  const inner = Math.round(size * mark)
  const drawing = await sharp(await readFile(MARK), { density: (72 * inner) / 32 })
    .resize(inner, inner)
    .toBuffer()
  return sharp({ create: { width: size, height: size, channels: 3, background: tokenColor('paper') } })
    .composite([{ input: drawing }])
    .png({ palette: true })
    .toBuffer()
}

const FAVICON_SIZE = 32

/** The mark as `favicon.ico`, for browsers that ask for it unasked: one PNG in an ICO (Microsoft, "Icons in Win32"). */
export async function drawFavicon(): Promise<Buffer> {
  const png = await sharp(await readFile(MARK), { density: 72 })
    .resize(FAVICON_SIZE, FAVICON_SIZE)
    .png()
    .toBuffer()
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
