import type { Question } from './asking.ts'

/** What a request must come to, wherever the site is: where redirects have led, a page stands at its canonical address. */
export interface Expected extends Question {
  /** The page that is shown, by its address, without a redirect. */
  page?: string
  /** The address that permanent redirects lead to, with the query. */
  moved?: string
  /** The not-found view that is shown, with status 404. */
  missing?: string
  /** The media type of a file that is sent. */
  file?: string
}

const pages: Expected[] = [
  '/',
  '/about',
  '/contact',
  '/privacy',
  '/services',
  '/services/local-seo',
  '/industries/dental-implants',
  '/industries/dental-implants/local-seo',
  '/locations/alabama',
  '/blog',
  '/blog/first-post',
  '/podcast/first-episode',
].map((path) => ({ path, page: path }))

const otherSpellings: Expected[] = [
  { path: '/services/local-seo?utm_source=x', page: '/services/local-seo' },
  { path: '/%61bout', page: '/about' },
  { path: '/services/local%2Dseo', page: '/services/local-seo' },
  { path: '/about/', moved: '/about' },
  { path: '/services/', moved: '/services' },
  { path: '/services/local-seo/', moved: '/services/local-seo' },
  { path: '/about.html', moved: '/about' },
  { path: '/blog/first-post.html', moved: '/blog/first-post' },
  { path: '/index.html', moved: '/' },
  { path: '/services/index', moved: '/services' },
  { path: '/about/?a=1', moved: '/about?a=1' },
  { path: '/about.html?a=1&b=%2F', moved: '/about?a=1&b=%2F' },
  { path: '/services/advertising', moved: '/services/paid-media' },
  { path: '/services/advertising?a=1', moved: '/services/paid-media?a=1' },
  { path: '/services/advertising/', moved: '/services/paid-media' },
]

const nowhere: Expected[] = [
  { path: '/nowhere', missing: 'general' },
  { path: '/nowhere/', missing: 'general' },
  { path: '/nowhere.html', missing: 'general' },
  { path: '/nowhere?a=1', missing: 'general' },
  { path: '/%E2%9C%93', missing: 'general' },
  { path: '/assets/gone.js', missing: 'general' },
  { path: '/.git/config', missing: 'general' },
  { path: '/_headers', missing: 'general' },
  { path: '/_redirects', missing: 'general' },
  { path: '/404', missing: 'general' },
  { path: '/services/404', missing: 'service' },
  { path: '/services/404.html', missing: 'service' },
  { path: '/services/nowhere', missing: 'service' },
  { path: '/services/nowhere/', missing: 'service' },
  { path: '/services/local-seo/nowhere', missing: 'service' },
  { path: '/services/%E2%9C%93', missing: 'service' },
  { path: '/industries/nowhere', missing: 'industry' },
  { path: '/industries/nowhere/at-all', missing: 'industry' },
  { path: '/industries/dental-implants/nowhere', missing: 'industry service' },
  { path: '/locations/nowhere', missing: 'state' },
  { path: '/locations/alabama/nowhere', missing: 'state' },
  { path: '/blog/nowhere', missing: 'post' },
  { path: '/podcast/nowhere', missing: 'episode' },
]

const files: Expected[] = [
  { path: '/sitemap.xml', file: 'application/xml' },
  { path: '/robots.txt', file: 'text/plain' },
  { path: '/llms.txt', file: 'text/plain' },
  { path: '/pages.tsv', file: 'text/tab-separated-values' },
  { path: '/blog/feed.xml', file: 'application/xml' },
  { path: '/blog/atom.xml', file: 'application/xml' },
  { path: '/blog/feed.json', file: 'application/json' },
  { path: '/podcast/feed.xml', file: 'application/xml' },
  { path: '/site.webmanifest', file: 'application/manifest+json' },
  { path: '/favicon.ico', file: 'image/vnd.microsoft.icon' },
  { path: '/favicon.svg', file: 'image/svg+xml' },
  { path: '/share/home.png', file: 'image/png' },
  { path: '/media/podcast-cover.jpg', file: 'image/jpeg' },
  { path: '/media/episodes/sample.mp3', file: 'audio/mpeg' },
]

/** The requests that every host is asked. */
export const REQUESTS: Expected[] = [
  ...pages,
  ...otherSpellings,
  ...nowhere,
  ...files,
  { method: 'HEAD', path: '/about', page: '/about' },
  { method: 'HEAD', path: '/about/', moved: '/about' },
  { method: 'HEAD', path: '/services/nowhere', missing: 'service' },
  { method: 'HEAD', path: '/media/episodes/sample.mp3', file: 'audio/mpeg' },
]

/** Of the files with their hash in their names, one of each kind. */
export function hashedFiles(paths: string[]): Expected[] {
  const kinds = { css: 'text/css', js: 'text/javascript', svg: 'image/svg+xml', woff2: 'font/woff2' }
  return Object.entries(kinds).flatMap(([ending, file]) => {
    const path = paths.find((each) => each.startsWith('/assets/') && each.endsWith(`.${ending}`))
    return path === undefined ? [] : [{ path, file }]
  })
}
