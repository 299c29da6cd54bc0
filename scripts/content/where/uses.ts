import type { Nodes } from 'mdast'
import { visit } from 'unist-util-visit'
import { select } from '../../../renderer/model/define/path.ts'
import type { Reference } from '../../../renderer/model/define/reference.ts'
import { TOKEN, walk } from '../../../renderer/model/define/texts.ts'
import { standingText } from '../../../renderer/model/mdx/compileMdx.ts'
import { rangeOf } from '../../../renderer/model/mdx/tree.ts'
import type { CheckedFile } from '../../../renderer/model/parse/parsedFile.ts'
import type { Site } from '../../../renderer/model/site.ts'
import { unpublishedNotice } from '../../../renderer/wording/unpublished.ts'
import { counted } from '../../counted.ts'
import type { ContentIndex } from '../mv/contentIndex.ts'
import { mentionsIn } from '../mv/mentions.ts'

/** Something of the content that others may use. */
export interface Thing {
  /** What it is, in words: `service local-seo, the page /services/local-seo`. */
  says: string
  isMeant?: (reference: Reference) => boolean
  address?: string | undefined
  /** Whether a token means it: `claim:growth`. */
  isCited?: (token: string) => boolean
  words?: string[]
  /** Whether a page shows it without referring to it. */
  isShown?: boolean
  /** As bodies use it: `<Callout>`. */
  component?: string
}

/**
 * Every place that uses a thing, in the order of files and lines: `content/posts/first-post.mdx:12:3`, and the pages on which it shows,
 * an address or what they have in common; empty where the file has none of its own.
 */
export function usesOf(index: ContentIndex, thing: Thing) {
  return index.files.flatMap((file) =>
    placesIn(index, file, thing)
      .toSorted((a, b) => a - b)
      .map((start) => {
        const { file: name, line, column } = file.file.source.problem(start, start + 1, '')
        return { place: `${name}:${line}:${column}`, pages: pagesOf(index.site, file, start) }
      }),
  )
}

function placesIn(index: ContentIndex, file: CheckedFile, thing: Thing): number[] {
  const { isMeant, isCited, component, words = [] } = thing
  const { source, body } = file.file
  const references = mentionsIn(file).flatMap(({ reference, start }) => (isMeant?.(reference) ? [start] : []))
  const tokens = isCited ? [...source.text.matchAll(TOKEN)] : []
  const cited = tokens.flatMap(({ 1: token = '', index: start }) => (isCited?.(token) ? [start] : []))
  const used: number[] = []
  if (component !== undefined && body)
    visit(body.tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
      if ('name' in node && node.name === component) used.push(rangeOf(node)[0])
    })
  const said = words.flatMap((each) => placesOfWords(index, file, each))
  return [...new Set([...references, ...cited, ...used, ...said])]
}

function pagesOf(site: Site, { file, data }: CheckedFile, start: number): string {
  const { fileType, source, yaml } = file
  const stands = (path: PropertyKey[]) => {
    const [from, to] = yaml.range(path)
    return start >= from && start < to
  }
  if (fileType.kind === 'file')
    return pagesAround(site, source.path, (pattern) => select(data, pattern).some(({ path }) => stands(path)))
  const { definition, slug } = fileType
  for (const nested of site.model.nested.filter(({ parent, page }) => page && parent.name === definition.name))
    for (const { path, value } of select(data, [...nested.list, '*'])) {
      const [own] = select(value, nested.slug)
      if (stands(path)) return nested.address(slug, slugText(own?.value))
    }
  return definition.page ? definition.address(slug) : ''
}

/** The pages that show a file of which there is one; `isMeant` tells which parts of the layout are asked for. */
export function pagesAround(site: Site, file: string, isMeant: (pattern: readonly string[]) => boolean): string {
  const { singletons, collections } = site.model
  const singleton = singletons.find(({ path }) => path === file)
  if (singleton) return singleton.address ?? (singleton.layout.some(isMeant) ? 'every page' : '')
  const [first, ...others] = site.pages().filter(({ family }) => family === file)
  if (first)
    return others.length === 0 ? first.address : `each of ${counted(others.length + 1, 'page')} like ${first.address}`
  return collections.find(({ listing }) => listing?.path === file)?.base ?? ''
}

function slugText(value: unknown): string {
  return typeof value === 'object' && value !== null && 'slug' in value ? String(value.slug) : String(value)
}

/** What uses a thing, as the terminal shows it: places in a column, and beside each the page. */
export function describeUses(index: ContentIndex, thing: Thing): string {
  const uses = usesOf(index, thing)
  const head = thing.says.charAt(0).toUpperCase() + thing.says.slice(1) + unpublishedIn(index, thing)
  if (uses.length === 0) return thing.isShown ? `${head}.` : `${head}: nothing refers to it.`
  const width = Math.max(...uses.map(({ place }) => place.length))
  const files = new Set(uses.map(({ place }) => place.split(':')[0]))
  return [
    `${head}: ${counted(uses.length, thing.words ? 'place' : 'use')} in ${counted(files.size, 'file')}`,
    ...uses.map(({ place, pages }) => `  ${place.padEnd(width)}  ${pages}`.trimEnd()),
  ].join('\n')
}

/** That visitors do not see its page, and since or until when. */
function unpublishedIn({ site }: ContentIndex, { address }: Thing): string {
  const page = address === undefined ? undefined : site.unpublished.get(address)
  if (!page) return ''
  const { state, text } = unpublishedNotice(page)
  return ` (${state.toLowerCase()}: ${text.replace('this page', 'it').replace(/\.$/, '').replace('Visitors', 'visitors')})`
}

/** A value of a file as visitors read it, with what it cites in its place, and the stretch of the file where it is written. */
interface Written {
  value: string | number
  range: [start: number, end: number]
}

/** Words as people compare them: without case, kinds of quotes, and ends of lines. */
export function plain(words: string): string {
  return words.toLowerCase().replaceAll(/[‘’]/g, "'").replaceAll(/[“”]/g, '"').replaceAll(/\s+/g, ' ').trim()
}

/** The places of a file at which visitors read some words, or a number: `$1,250` is written 1250. */
function placesOfWords(index: ContentIndex, file: CheckedFile, words: string): number[] {
  const sought = plain(words)
  const amount = sought.replaceAll(/[$,]/g, '')
  const { text } = file.file.source
  return writtenIn(index, file)
    .filter(({ value }) => (typeof value === 'number' ? String(value) === amount : plain(value).includes(sought)))
    .map(({ range: [start, end] }) => {
      const within = text.slice(start, end).toLowerCase().indexOf(words.toLowerCase())
      return start + Math.max(within, 0)
    })
}

function writtenIn(index: ContentIndex, { file: { yaml, body }, data }: CheckedFile): Written[] {
  const found: Written[] = []
  walk(data, (value, path) => {
    const isSaid = typeof value === 'string' || typeof value === 'number'
    // What a schema adds is not written.
    if (isSaid && yaml.has(path)) found.push({ value, range: yaml.range(path) })
  })
  if (body)
    visit(body.tree, ['paragraph', 'heading', 'tableCell', 'code', 'mdxJsxFlowElement'], (node) => {
      found.push({ value: saidBy(index, node), range: rangeOf(node) })
    })
  return found
}

/** What a node of a body says; of what is drawn, its attributes. */
function saidBy(index: ContentIndex, node: Nodes): string {
  if ('value' in node) return node.value
  if (node.type === 'image') return node.alt ?? ''
  if ('attributes' in node) {
    const stands = standingText(
      node,
      index.model,
      ({ path }) => index.files.find(({ file }) => file.source.path === path)?.data,
    )
    if (stands !== undefined) return stands
    if (node.type === 'mdxJsxFlowElement') return node.attributes.map(({ value }) => value).join(' ')
  }
  return 'children' in node ? node.children.map((child) => saidBy(index, child)).join('') : ''
}
