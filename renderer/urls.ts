/** Apart from the others, because scripts for visitors take these, and a constant travels within its script. */
export const PAGE_INDEX = '/pages.tsv'
export const FINDER_WORDS = '/finder.json'

/** Files that the build writes for the whole site, and folders, which end with a slash. A test compares them with a built site. */
export const SITE_FILES = [
  '/sitemap.xml',
  '/robots.txt',
  '/llms.txt',
  '/site.webmanifest',
  '/favicon.ico',
  '/apple-touch-icon.png',
  '/icon-192.png',
  '/icon-512.png',
  '/icon-maskable-512.png',
  PAGE_INDEX,
  FINDER_WORDS,
  '/writers.css',
  '/share/',
  '/pictures/',
]

/** The addresses of files, and of the site itself. Pages have theirs from the definitions of `collections`. */
export const urls = {
  home: () => '/',
  /** The share picture of a page, by the page's address: it stays when the picture changes, so that links that were shared keep theirs. */
  share: (page: string) => `/share${page === '/' ? '/home' : page}.png`,
  icon: (name: string) => `/${name}`,
  podcastCover: () => '/media/podcast-cover.jpg',
  pageIndex: () => PAGE_INDEX,
  finderWords: () => FINDER_WORDS,
  /** Marks what visitors do not see: only where writers see it. */
  writersSheet: () => '/writers.css',
  media: (path: string) => `/media/${path}`,
  /** A picture of `content/media` in one of its widths: a folder named like the file. */
  picture: (path: string, width: number, format: string) => `/pictures/${path}/${width}.${format}`,
}

export interface Letter {
  subject: string
  lines: string[]
}

/** An e-mail address as a link, with what the e-mail says if it is prefilled: lines end with CR LF (RFC 6068). */
export function mailto(email: string, letter?: Letter): string {
  if (!letter) return `mailto:${email}`
  return `mailto:${email}?subject=${encodeURIComponent(letter.subject)}&body=${encodeURIComponent(letter.lines.join('\r\n'))}`
}

/** A number of the North American plan, `(757) 555-0142`, as a link with its country code (RFC 3966). */
export const tel = (phone: string) => `tel:+1${phone.replaceAll(/\D/g, '')}`
