import { getDefaultWidth, IMAGE_FORMATS, type ImageFormat, listImageWidths, urls } from '../urls.ts'

type ImageProps = { src: string; alt: string; width: string; height: string }

/** Renders an image with a caption for `<Figure>` in MDX. `src` is relative to `content/media`. */
export function Figure({ src, caption, ...image }: ImageProps & { caption?: string }) {
  return (
    <figure>
      <Picture path={src} {...image} />
      {caption && <figcaption className="note mt-3">{caption}</figcaption>}
    </figure>
  )
}

/** Renders a responsive image for `![]()` in MDX. `src` starts with `/media/`. */
export function Image({ src, ...image }: ImageProps) {
  return <Picture path={src.slice(urls.media('').length)} {...image} />
}

/** Display size of an image in the column of an article. Keep `44rem` in sync with `--breakpoint-md`. */
const ARTICLE_IMAGE_SIZES = '(width >= 44rem) 40rem, calc(100vw - 2.5rem)'

type PictureProps = Omit<ImageProps, 'src'> & { path: string; sizes?: string; className?: string }

/** Renders a responsive image that loads lazily. `path` is relative to `content/media`. */
export function Picture({ path, alt, sizes = ARTICLE_IMAGE_SIZES, ...imageProps }: PictureProps) {
  const [preferredFormat, fallbackFormat] = IMAGE_FORMATS
  const width = Number(imageProps.width)
  const createSrcSet = (format: ImageFormat) =>
    listImageWidths(width)
      .map((imageWidth) => `${urls.image(path, imageWidth, format)} ${imageWidth}w`)
      .join(', ')
  return (
    <picture>
      <source type={`image/${preferredFormat}`} srcSet={createSrcSet(preferredFormat)} sizes={sizes} />
      <img
        src={urls.image(path, getDefaultWidth(width), fallbackFormat)}
        srcSet={createSrcSet(fallbackFormat)}
        sizes={sizes}
        alt={alt}
        loading="lazy"
        decoding="async"
        {...imageProps}
      />
    </picture>
  )
}
