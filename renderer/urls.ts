// These two are constants of their own, so that browser code doesn't contain the rest.
/** Page names and addresses, for the finder and for suggestions on 404 pages. */
export const PAGE_INDEX_URL = '/pages.tsv'
/** Copy of the finder and the ring. */
export const FINDER_COPY_URL = '/finder.json'

/** URLs of generated files at the root of the site. */
export const GENERATED_FILES = {
  sitemap: '/sitemap.xml',
  robots: '/robots.txt',
  llms: '/llms.txt',
  manifest: '/site.webmanifest',
  touchIcon: '/apple-touch-icon.png',
  icon192: '/icon-192.png',
  icon512: '/icon-512.png',
  maskableIcon: '/icon-maskable-512.png',
  pageIndex: PAGE_INDEX_URL,
  finderCopy: FINDER_COPY_URL,
  writerStylesheet: '/writers.css',
} as const

/** URLs of generated folders, with a slash at the end. */
export const GENERATED_FOLDERS = { share: '/share/', images: '/images/' } as const

/** URLs of the home page, media, and images. Definitions have the addresses of other pages. */
export const urls = {
  home: () => '/',
  /** The share image of a page, by the address of the page. Other sites link to the image, so this URL must not change. */
  share: (pageAddress: string) =>
    `${GENERATED_FOLDERS.share}${pageAddress === '/' ? 'home' : pageAddress.slice(1)}.png`,
  podcastCover: () => '/media/podcast-cover.jpg',
  media: (path: string) => `/media/${path}`,
  image: (path: string, width: number, format: string) => `${GENERATED_FOLDERS.images}${path}/${width}.${format}`,
}

/** Creates a `mailto:` URL, optionally with a subject and a body. Lines end with CR LF (RFC 6068). */
export function createEmailUrl(email: string, template?: { subject: string; lines: string[] }): string {
  if (!template) return `mailto:${email}`
  return `mailto:${email}?subject=${encodeURIComponent(template.subject)}&body=${encodeURIComponent(template.lines.join('\r\n'))}`
}

/** Converts `(757) 555-0142` to `tel:+17575550142` (RFC 3966). */
export const createPhoneUrl = (phone: string) => `tel:+1${phone.replaceAll(/\D/g, '')}`

/** Width of images in articles, in CSS pixels. */
export const PROSE_WIDTH = 640

/** In pixels: phones (320) at pixel ratios of 1 to 3, and the text column (640) at 1 and 2. */
const STANDARD_WIDTHS = [320, 640, 960, 1280]

/** Lists the widths in which the build encodes an image, in pixels. Doesn't enlarge the image. */
export function listImageWidths(intrinsicWidth: number): number[] {
  return [...new Set(STANDARD_WIDTHS.map((width) => Math.min(width, intrinsicWidth)))]
}

/** Returns the width of the image in `src`, in pixels. Browsers and feed readers that ignore `srcset` show this image. */
export const getDefaultWidth = (intrinsicWidth: number) => Math.min(960, intrinsicWidth)

/** Formats that the build encodes, by preference. */
export const IMAGE_FORMATS = ['avif', 'webp'] as const

export type ImageFormat = (typeof IMAGE_FORMATS)[number]
