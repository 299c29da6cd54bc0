import { loadSharp } from '../pictures/loadSharp.ts'
import type { PageLook, Shot } from './looks.ts'
import type { Pixels, Rows } from './pixels.ts'
import { differingRows } from './stretches.ts'

/** In pixels: what is higher is cut, because a report is no copy of the site. */
const HIGHEST = 1400
const MOST = 3
const QUALITY = 72

/** The two pictures of a page, as the browser took them: PNG. One is missing where the page is new or gone. */
export interface Taken {
  address: string
  before: Buffer | undefined
  after: Buffer | undefined
}

/** Cuts out what looks otherwise. */
export async function cutStretches({ address, before, after }: Taken): Promise<PageLook> {
  const [was, is] = [before && (await pixelsOf(before)), after && (await pixelsOf(after))]
  const rows = was && is ? differingRows(was, is) : [{ before: wholeOf(was), after: wholeOf(is) }]
  const stretches = rows.slice(0, MOST).map(async (each) => ({
    before: was && (await cut(was, each.before)),
    after: is && (await cut(is, each.after)),
  }))
  return { address, stretches: await Promise.all(stretches), more: Math.max(0, rows.length - MOST) }
}

function wholeOf(pixels: Pixels | undefined): Rows {
  return [0, pixels?.height ?? 0]
}

async function pixelsOf(png: Buffer): Promise<Pixels> {
  const sharp = await loadSharp()
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height, channels: info.channels }
}

async function cut({ data, width, channels }: Pixels, [from, to]: Rows): Promise<Shot> {
  const height = Math.min(to - from, HIGHEST)
  const sharp = await loadSharp()
  const row = width * channels
  const raw = { width, height, channels: 3 as const }
  const bytes = await sharp(data.subarray(from * row, (from + height) * row), { raw })
    .webp({ quality: QUALITY })
    .toBuffer()
  return { bytes, width, height }
}
