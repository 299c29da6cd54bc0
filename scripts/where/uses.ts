import { visit } from 'unist-util-visit'
import type { CheckedFile } from '../../renderer/model/check/validate.ts'
import { select } from '../../renderer/model/define/path.ts'
import { rangeOf } from '../../renderer/model/mdx/rangeOf.ts'
import type { Site } from '../../renderer/model/site.ts'
import type { ContentIndex } from '../moving/contentIndex.ts'
import { mentionsIn } from '../moving/referenceEdits.ts'
import { counted } from '../steps/step.ts'
import type { Thing } from './things.ts'

/** A place in the content that uses something. */
export interface Use {
  /** `content/posts/first-post.mdx:12:3` */
  place: string
  /** The pages on which it shows: an address, or what they have in common. Empty where the file has none of its own. */
  pages: string
}

/** Every place that uses a thing, in the order of files and lines. */
export function usesOf(index: ContentIndex, thing: Thing): Use[] {
  return index.files.flatMap((file) =>
    placesIn(file, thing)
      .toSorted((a, b) => a - b)
      .map((start) => {
        const { file: name, line, column } = file.file.source.problem(start, start + 1, '')
        return { place: `${name}:${line}:${column}`, pages: pagesOf(index.site, file, start) }
      }),
  )
}

function placesIn(file: CheckedFile, { isMeant, token, component }: Thing): number[] {
  const { source, body } = file.file
  const references = mentionsIn(file).flatMap(({ reference, start }) => (isMeant(reference) ? [start] : []))
  const tokens = token === undefined ? [] : [...source.text.matchAll(/\{[^{}]*\}/g)]
  const cited = tokens.flatMap(({ 0: found, index }) => (found === `{${token}}` ? [index] : []))
  const used: number[] = []
  if (component !== undefined && body)
    visit(body.tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
      if ('name' in node && node.name === component) used.push(rangeOf(node)[0])
    })
  return [...references, ...cited, ...used]
}

/** The pages that a place of a file shows on. */
function pagesOf(site: Site, { file, data }: CheckedFile, start: number): string {
  const { slot, source, yaml } = file
  const { model } = site
  if (slot.kind === 'file') {
    const singleton = model.singletons.find(({ path }) => path === source.path)
    if (singleton) return singleton.address ?? ''
    const [first, ...others] = site.pages().filter(({ family }) => family === source.path)
    if (first)
      return others.length === 0 ? first.address : `each of ${counted(others.length + 1, 'page')} like ${first.address}`
    return model.collections.find(({ listing }) => listing?.path === source.path)?.base ?? ''
  }
  const { definition, slug } = slot
  for (const nested of model.nested.filter(({ parent, page }) => page && parent.name === definition.name))
    for (const { path, value } of select(data, [...nested.list, '*'])) {
      const [from, to] = yaml.range(path)
      const [own] = select(value, nested.slug)
      if (start >= from && start < to) return nested.address(slug, slugText(own?.value))
    }
  return definition.page ? definition.address(slug) : ''
}

function slugText(value: unknown): string {
  return typeof value === 'object' && value !== null && 'slug' in value ? String(value.slug) : String(value)
}
