import { isRaster, PICTURE_FORMATS, type PictureFormat, pictureWidths } from '../pictureSizes.ts'
import { urls } from '../urls.ts'

interface PictureProps {
  /** Its path in `content/media`. */
  path: string
  alt: string
  /** Its own size in pixels. An SVG may have none. */
  width?: string
  height?: string
}

interface FigureProps {
  /** The picture's path in `content/media`. */
  src: string
  alt: string
  width: string
  height: string
  caption?: string
}

/** `<Figure>` of MDX. */
export function Figure({ src, caption, ...image }: FigureProps) {
  return (
    <figure className="figure">
      <Picture path={src} {...image} />
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  )
}

/** `![What it shows](/media/picture.png)`: the check has seen that both are there. */
export function Image({ src, alt, width, height }: { src: string; alt: string; width?: string; height?: string }) {
  const size = width !== undefined && height !== undefined ? { width, height } : {}
  return <Picture path={src.slice(urls.media('').length)} alt={alt} {...size} />
}

/** The column of text, less the margins of a phone (`ProseText.css`). */
const SIZES = '(width >= 44rem) 40rem, calc(100vw - 2.5rem)'

/** Texts begin below the first screen's title, so their pictures are loaded when they come near. */
function Picture({ path, alt, ...size }: PictureProps) {
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
