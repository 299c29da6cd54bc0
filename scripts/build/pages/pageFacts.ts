import { Parser } from 'htmlparser2'

/** What of a page can be checked without a browser. */
export interface PageFacts {
  canonical?: string | undefined
  /** What search results show under its title. */
  description?: string
  isIndexed: boolean
  /** The absolute address of the picture that stands for the page where it is shared. */
  sharePicture?: string
  ids: string[]
  /** Where a visitor can go from here, or what of the page can be followed elsewhere. */
  links: string[]
  assets: string[]
  frames: string[]
  /** What a security policy forbids, or should not be: scripts and styles in the page, handlers, forms. */
  unsafe: string[]
  /** What is wrong with what it tells programs, in JSON-LD. */
  unreadable: string[]
}

/** Attributes that hold an address, by element. `srcset` is handled apart. */
const ASSETS: Readonly<Record<string, readonly string[]>> = {
  script: ['src'],
  img: ['src'],
  source: ['src'],
  audio: ['src'],
  video: ['src', 'poster'],
  use: ['href'],
  image: ['href'],
}

/** Elements that a page of ours has no use for, and its security policy forbids. */
const REFUSED = ['style', 'base', 'form', 'object', 'embed']

/** Collects what a page links to, loads and can be linked by. Templates count: a script may show them. */
export function factsOf(html: string): PageFacts {
  const facts: PageFacts = { isIndexed: true, ids: [], links: [], assets: [], frames: [], unsafe: [], unreadable: [] }
  let structured: string | undefined
  const parser = new Parser({
    onopentag: (name, attributes) => {
      collect(facts, name, attributes)
      if (name === 'script' && attributes.type === 'application/ld+json') structured = ''
    },
    ontext: (text) => {
      if (structured !== undefined) structured += text
    },
    onclosetag: () => {
      if (structured !== undefined) facts.unreadable.push(...structuredFaults(structured))
      structured = undefined
    },
  })
  parser.end(html)
  return facts
}

function collect(facts: PageFacts, name: string, attributes: Record<string, string>): void {
  const { id, href, rel, src, srcset } = attributes
  if (id !== undefined) facts.ids.push(id)
  const isLink = name === 'a' || (name === 'link' && rel === 'alternate')
  if (isLink && href !== undefined) facts.links.push(href)
  else if (name === 'link' && rel === 'canonical') facts.canonical = href
  else if (name === 'link' && href !== undefined) facts.assets.push(href)
  else if (name === 'meta') collectMeta(facts, attributes)
  else if (name === 'iframe' && src !== undefined) facts.frames.push(src)
  for (const attribute of ASSETS[name] ?? []) {
    const value = attributes[attribute]
    if (value !== undefined) facts.assets.push(value)
  }
  // Candidates are set apart by commas followed by white space (HTML, section 4.8.4.2.1).
  for (const candidate of srcset?.split(/,\s+/) ?? []) facts.assets.push(candidate.trim().split(/\s+/)[0] ?? '')
  facts.unsafe.push(...unsafeIn(name, attributes))
}

/** A script's `src`, or a type that no browser runs. */
function unsafeIn(name: string, { src, type, href, rel = '', ...others }: Record<string, string>): string[] {
  const isInline = name === 'script' && src === undefined && type !== 'application/ld+json'
  const isRefused = isInline || REFUSED.includes(name)
  const attributes = Object.keys(others).filter((attribute) => attribute === 'style' || /^on[a-z]/.test(attribute))
  const isOpener = name === 'a' && /^(?:https?:)?\/\//i.test(href ?? '') && !/\bnoopener\b/.test(rel)
  return [
    ...(isRefused ? [`<${name}>`] : []),
    ...attributes.map((attribute) => `<${name} ${attribute}>`),
    ...(isOpener ? [`<a href="${href}"> without rel="noopener"`] : []),
  ]
}

/** What keeps programs from reading a page's data: each says whose words it uses, and what it is (`StructuredData`). */
function structuredFaults(json: string): string[] {
  try {
    const { '@context': context, '@type': type }: Record<string, unknown> = Object(JSON.parse(json))
    if (context !== 'https://schema.org') return ['The data do not say that they are in the words of schema.org.']
    return typeof type === 'string' ? [] : ['The data do not say what they are.']
  } catch (error) {
    if (error instanceof SyntaxError) return [`The data are no JSON: ${error.message}.`]
    throw error
  }
}

function collectMeta(facts: PageFacts, { name, property, content = '' }: Record<string, string>): void {
  if (property === 'og:image') facts.sharePicture = content
  else if (name === 'description') facts.description = content
  else if (name === 'robots') facts.isIndexed = !/\bnoindex\b/i.test(content)
}

/** Most links stand on all pages: each text is there once, and none keeps the page with it that it was cut out of. */
export class Texts {
  private readonly texts = new Map<string, string>()

  shared<Facts extends PageFacts>(facts: Facts): Facts {
    const shared = { ...facts }
    for (const list of ['ids', 'links', 'assets'] as const) shared[list] = facts[list].map((text) => this.one(text))
    for (const name of ['canonical', 'description', 'sharePicture'] as const) {
      const text = facts[name]
      if (text !== undefined) shared[name] = this.one(text)
    }
    return shared
  }

  private one(text: string): string {
    const known = this.texts.get(text) ?? Buffer.from(text).toString()
    this.texts.set(known, known)
    return known
  }
}
