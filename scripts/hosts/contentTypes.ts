/** The media types of what a site consists of, by the ends of names. Source: IANA, Media Types; RFC 9239 for scripts. */
const TYPES: Record<string, string> = {
  html: 'text/html',
  css: 'text/css',
  js: 'text/javascript',
  txt: 'text/plain',
  tsv: 'text/tab-separated-values',
  vtt: 'text/vtt',
  json: 'application/json',
  webmanifest: 'application/manifest+json',
  xml: 'application/xml',
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
  ico: 'image/vnd.microsoft.icon',
  woff2: 'font/woff2',
  mp3: 'audio/mpeg',
  pdf: 'application/pdf',
}

/** What a type says of its charset: texts are all in UTF-8; JSON and WebVTT cannot be in anything else. */
const SAYS_CHARSET = new Set(['html', 'css', 'js', 'txt', 'tsv', 'xml', 'svg'])

/** The ends of names, without the dot, of all files of a site that have one: `html`, `js`. */
export function endings(files: Iterable<string>): string[] {
  const found = [...files].map((path) => /\.([a-z0-9]+)$/i.exec(path)?.[1] ?? '')
  return [...new Set(found)].filter(Boolean).sort()
}

/** The media type of files by the end of their names; of any bytes where nobody knows it. */
export function typeOf(ending: string): string {
  return TYPES[ending.toLowerCase()] ?? 'application/octet-stream'
}

/** Whether the type of such files goes with `charset=utf-8`. */
export function saysCharset(ending: string): boolean {
  return SAYS_CHARSET.has(ending)
}
