import { ADDRESSES, MEDIA, type Reference } from '../../../renderer/model/define/reference.ts'
import { TOKEN } from '../../../renderer/model/define/texts.ts'
import type { TextEdit } from '../../../renderer/model/explain/fix.ts'
import type { CheckedFile } from '../../../renderer/model/parse/parsedFile.ts'
import type { Renaming } from './renaming.ts'

/** What is written in a file of content, and where: a reference with the stretch of its name alone. */
export interface Mention {
  reference: Reference
  start: number
  end: number
}

/** Every reference of a file, by the stretch of text that names it. */
export function mentionsIn({ file: { source, body }, references }: CheckedFile): Mention[] {
  const taken = new Set<number>()
  return references.flatMap(({ reference, range, isInBody }) => {
    const [from, to] = range()
    const isBody = isInBody === true && body !== undefined
    const found = isBody ? inBody(source.text, reference, from, to, taken) : inYaml(source.text, reference, from, to)
    return found ? [{ reference, ...found }] : []
  })
}

type Stretch = { start: number; end: number }

/** A scalar of YAML, in quotes or not. */
function inYaml(text: string, { slug }: Reference, from: number, to: number): Stretch | undefined {
  const at = text.slice(from, to).indexOf(slug)
  return at === -1 ? undefined : { start: from + at, end: from + at + slug.length }
}

/**
 * A link, a picture or an attribute of a component. Words of a link may say the same as its address: what opens and closes
 * an address or an attribute tells them apart.
 */
function inBody(text: string, reference: Reference, from: number, to: number, taken: Set<number>): Stretch | undefined {
  const stretch = text.slice(from, to)
  for (const written of writtenAs(reference)) {
    for (let at = stretch.indexOf(written); at !== -1; at = stretch.indexOf(written, at + 1)) {
      const end = at + written.length
      const isWhole = OPENS.test(stretch.slice(Math.max(0, at - 3), at)) && CLOSES.test(stretch[end] ?? '')
      if (!isWhole || taken.has(from + at)) continue
      taken.add(from + at)
      const start = from + end - reference.slug.length
      return { start, end: from + end }
    }
  }
  return undefined
}

/** `](`, `](<`, `]: `, `]: <`, `="` */
const OPENS = /\]\(<?$|\]: ?<?$|=["']$/
const CLOSES = /^[)>"'\s]?$/

/** How a body writes it: an attribute may name an entry with its folder, a picture with the one of all media. */
function writtenAs({ target, slug }: Reference): string[] {
  if (target === ADDRESSES) return [slug]
  return target === MEDIA ? [`/media/${slug}`, slug] : [`${target}/${slug}`, slug]
}

/** What has to change in a file, so that it says the new names. */
export function referenceEdits(file: CheckedFile, renaming: Renaming): TextEdit[] {
  const { source } = file.file
  const references = mentionsIn(file).flatMap(({ reference: { target, slug }, start, end }): TextEdit[] => {
    const text = renaming.of(target, slug)
    return text === undefined ? [] : [source.edit(start, end, text)]
  })
  const tokens = [...source.text.matchAll(TOKEN)].flatMap(({ index, 1: token = '' }): TextEdit[] => {
    const text = renaming.ofToken(token)
    return text === undefined ? [] : [source.edit(index + 1, index + 1 + token.length, text)]
  })
  return [...references, ...tokens]
}
