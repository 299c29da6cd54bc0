import { slug } from 'github-slugger'
import { toString as textOf } from 'mdast-util-to-string'
import { visit } from 'unist-util-visit'
import type { ContentModel } from '../define/model.ts'
import type { Problem } from '../explain/problem.ts'
import { rangeOf } from '../mdx/rangeOf.ts'
import type { CheckedFile } from './validate.ts'

/** Headings whose words would give them an id that their page has already: a link to it would lead to one of the two. */
export function checkHeadingIds({ file: { source, slot, body } }: CheckedFile, model: ContentModel): Problem[] {
  if (slot.kind !== 'entry' || !body) return []
  const own = [...model.sections, ...slot.definition.sections]
  const problems: Problem[] = []
  visit(body.tree, 'heading', (heading) => {
    const id = slug(textOf(heading))
    if (!own.includes(id)) return
    const message = `The page has a place \`#${id}\` of its own.`
    problems.push(source.problem(...rangeOf(heading), message, 'Word the heading differently.'))
  })
  return problems
}
