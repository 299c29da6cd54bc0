import { DomUtils, parseDocument } from 'htmlparser2'
import type { CheckedFile } from '../../renderer/model/check/validate.ts'
import { readMarks } from '../../renderer/model/origins/marks.ts'
import type { Origin, Origins } from '../../renderer/model/origins/origins.ts'
import type { ParsedFile } from '../../renderer/model/parse/parsedFile.ts'
import { align, type Element } from './align.ts'
import { ownTexts, SameTexts } from './sameText.ts'

export interface MarkedPage {
  /** The page as visitors get it. */
  html: string
  /** The same page of the same content with marks. */
  withMarks: string
  origins: Origins
  checked: CheckedFile[]
  /** The file of the page's own entry, if it has one. */
  own: CheckedFile | undefined
}

/** Which of a page's elements say whose words. */
export interface PageOrigins {
  /** In the order of the page; of each element the sentence's own origin first, then those of what was filled in. */
  elements: Map<Element, Origin[]>
  /** Of the page's title, and of its description. */
  title: Origin[]
  description: Origin[]
}

/** Finds where the texts of a page come from, by holding it against the same page with marks. */
export function originsOf(page: MarkedPage): PageOrigins {
  const document = parseDocument(page.html, { withStartIndices: true })
  const withMarks = parseDocument(page.withMarks)
  const known = (ids: number[] = []) => ids.flatMap((id) => page.origins.get(id) ?? [])
  const marks = align(document, withMarks)
  const elements = new Map<Element, Origin[]>()
  const recent = new Recent(page)
  for (const { element, text } of ownTexts(document)) {
    const found = known(marks.get(element))
    const all = found.length > 0 ? found : recent.find(text)
    if (all[0]) recent.heard(all[0].file)
    if (all.length > 0) elements.set(element, unique(all))
  }
  const meta = DomUtils.findOne(({ attribs }) => attribs.name === 'description', withMarks.children)
  const title = DomUtils.getElementsByTagName('title', withMarks, true, 1)
  return {
    elements,
    title: known(readMarks(DomUtils.textContent(title)).ids),
    description: known(readMarks(meta?.attribs.content ?? '').ids.toReversed()),
  }
}

/** How many files may be speaking in turns: an entry, and the words around it. */
const SPEAKERS = 3

/** Looks for a text without a mark in the files that spoke last, and in that of the page's own entry. */
class Recent {
  private files: ParsedFile[] = []
  private readonly own: ParsedFile | undefined
  private readonly dataOf: Map<ParsedFile, object>
  private readonly same = new SameTexts()

  constructor({ checked, own }: MarkedPage) {
    this.own = own?.file
    this.dataOf = new Map(checked.map(({ file, data }) => [file, data]))
  }

  heard(file: ParsedFile): void {
    this.files = [file, ...this.files.filter((each) => each !== file)].slice(0, SPEAKERS)
  }

  find(text: string): Origin[] {
    for (const file of [...this.files, ...(this.own ? [this.own] : [])]) {
      const found = this.same.find(text, file, this.dataOf.get(file) ?? {})
      if (found) return [found]
    }
    return []
  }
}

function unique(origins: Origin[]): Origin[] {
  const key = ({ file, place }: Origin) => `${file.source.path} ${JSON.stringify(place)}`
  return [...new Map(origins.map((origin) => [key(origin), origin])).values()]
}
