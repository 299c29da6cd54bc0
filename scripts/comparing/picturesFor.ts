import { PlainError } from '../errors.ts'
import type { Means } from './compareRevisions.ts'
import type { Format } from './formats.ts'
import { takeLooks } from './takeLooks.ts'

const KINDS = ['all', 'html', 'none']
/** In pixels: the narrowest phone, and a wide screen. */
const [NARROWEST, WIDEST] = [320, 2560]

/** What was asked for: in which formats pictures are wanted, and how wide the window is. */
export interface AskedPictures {
  pictures: string
  width: string
}

/**
 * What takes pictures for files of these formats: nothing where none of them shows any.
 * @throws {PlainError} if what was asked for is none of what there is.
 */
export function picturesFor(
  { pictures, width }: AskedPictures,
  formats: Format[],
): { look: Means['look']; hasFiles: boolean } {
  if (!KINDS.includes(pictures)) throw new PlainError(`There is no \`--pictures ${pictures}\`: ${KINDS.join(', ')}.`)
  const pixels = Number(width)
  if (!Number.isInteger(pixels) || pixels < NARROWEST || pixels > WIDEST)
    throw new PlainError(`--width is a number of pixels from ${NARROWEST} to ${WIDEST}, and not \`${width}\`.`)
  const hasFiles = pictures === 'all'
  const isShown = formats.some((format) => format === 'html' || (hasFiles && format === 'markdown'))
  const look: Means['look'] = (sites) => takeLooks({ ...sites, width: pixels })
  return { look: isShown && pictures !== 'none' ? look : undefined, hasFiles }
}
