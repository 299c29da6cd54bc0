/** Constants of their own, because bundlers inline those into the scripts for visitors. */
export const PAGE_INDEX = '/pages.tsv'
export const FINDER_WORDS = '/finder.json'

/** The files that the build writes for the whole site. */
export const FILES = {
  sitemap: '/sitemap.xml',
  robots: '/robots.txt',
  llms: '/llms.txt',
  manifest: '/site.webmanifest',
  favicon: '/favicon.ico',
  touchIcon: '/apple-touch-icon.png',
  icon192: '/icon-192.png',
  icon512: '/icon-512.png',
  maskableIcon: '/icon-maskable-512.png',
  pageIndex: PAGE_INDEX,
  finderWords: FINDER_WORDS,
  /** Marks drafts, for writers only. */
  writersSheet: '/writers.css',
} as const

/** The folders that it writes pictures to. */
export const FOLDERS = { share: '/share/', pictures: '/pictures/' } as const

/** The addresses of other files, and of the site itself. Those of pages are in the route table. */
export const urls = {
  home: () => '/',
  /** The share picture of a page, by the page's address: it stays when the picture changes, so that links that were shared keep theirs. */
  share: (page: string) => `${FOLDERS.share}${page === '/' ? 'home' : page.slice(1)}.png`,
  podcastCover: () => '/media/podcast-cover.jpg',
  media: (path: string) => `/media/${path}`,
  /** A picture of `content/media` in one of its widths: a folder named like the file. */
  picture: (path: string, width: number, format: string) => `${FOLDERS.pictures}${path}/${width}.${format}`,
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
