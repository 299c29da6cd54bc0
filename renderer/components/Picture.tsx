import { isRaster, PICTURE_FORMATS, type PictureFormat, pictureWidths } from '../pictureSizes.ts'
import { urls } from '../urls.ts'

export interface PictureProps {
  /** Its path in `content/media`. */
  path: string
  alt: string
  /** Its own size in pixels. An SVG in a text may have none. */
  width?: string
  height?: string
}

/** The column of text, less the margins of a phone (`Prose.css`). */
const SIZES = '(width >= 44rem) 40rem, calc(100vw - 2.5rem)'

/** A picture in a text. Texts begin below the first screen's title, so it is loaded when it comes near. */
export function Picture({ path, alt, ...size }: PictureProps) {
  const late = { alt, loading: 'lazy', decoding: 'async', ...size } as const
  // biome-ignore lint/a11y/useAltText: the check requires it of every picture
  if (!isRaster(path) || size.width === undefined) return <img src={urls.media(path)} {...late} />
  const widths = pictureWidths(Number(size.width))
  const [first, last] = PICTURE_FORMATS
  const middle = Math.max(...widths.filter((width) => width <= 960))
  return (
    <picture>
      <source type={`image/${first}`} srcSet={srcSet(path, widths, first)} sizes={SIZES} />
      {/* biome-ignore lint/a11y/useAltText: the check requires it of every picture */}
      <img src={urls.picture(path, middle, last)} srcSet={srcSet(path, widths, last)} sizes={SIZES} {...late} />
    </picture>
  )
}

function srcSet(path: string, widths: number[], format: PictureFormat): string {
  return widths.map((width) => `${urls.picture(path, width, format)} ${width}w`).join(', ')
}
