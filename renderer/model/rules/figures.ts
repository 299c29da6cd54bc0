import type { Nodes } from 'mdast'
import { toString as textOf } from 'mdast-util-to-string'
import { visit } from 'unist-util-visit'
import type { ContentFile } from '../contentFile.ts'
import type { Problem } from '../problem.ts'
import { urls } from '../urls.ts'
import { walk } from '../walk.ts'

/** What boasts: a percentage, a multiple, a rating, or a "N+". */
const FIGURE =
  /[+−-]?\d[\d.,]*\s?(?:%|percent\b)|\b\d+(?:\.\d+)?x\b|\b\d(?:\.\d)?\s?(?:\/|out of )5\b|(?<![\w$.,])\d[\d,]*\+/g

/** A number of the law, with the law named beside it. */
const LAW = /\b(?:CFR|U\.?S\.?C\.?|ILCS|Statutes|Administrative Code)\b|§/

/** Files and parts whose figures are of another kind: the claims themselves, contracts, and price lists with their limits. */
const EXEMPT_SINGLES = ['claims', 'facts', 'redirects']
const EXEMPT_COLLECTIONS = ['legal']
const EXEMPT_KEYS = ['pricing']

/**
 * A figure in copy is a cited claim, a price or its limits, a number of the law with its source, or a fact with a link
 * to its source in the same paragraph. Any other is somebody's memory.
 */
export function checkFigures(file: ContentFile): Problem[] {
  const { slot, source, yaml, body } = file
  if (slot.kind === 'single' && EXEMPT_SINGLES.includes(slot.name)) return []
  if (slot.kind === 'entry' && EXEMPT_COLLECTIONS.includes(slot.name)) return []
  const problems: Problem[] = []
  walk(yaml.data, (leaf, path) => {
    if (typeof leaf !== 'string' || EXEMPT_KEYS.includes(String(path[0])) || LAW.test(leaf)) return
    problems.push(...problemsIn(file, leaf, yaml.range(path)[0], '{claim:…}'))
  })
  if (body)
    visitBlocks(body.tree, (block, start) =>
      problems.push(...problemsIn({ source }, textOf(block), start, '<Claim id="…" />')),
    )
  return problems
}

function problemsIn({ source }: Pick<ContentFile, 'source'>, text: string, start: number, citation: string): Problem[] {
  return [...text.matchAll(FIGURE)].map(([figure]) => {
    const at = Math.max(source.text.indexOf(figure, start), start)
    return source.problem(
      at,
      at + figure.length,
      `\`${figure}\` is a figure without a basis.`,
      `Cite a claim (${citation}), link to its source in the same paragraph, or say it without a figure.`,
    )
  })
}

/** The blocks of a body whose words belong together, but for those with a source or a law in them. A table is told cell by cell. */
function visitBlocks(tree: Nodes, callback: (block: Nodes, start: number) => void): void {
  visit(tree, ['paragraph', 'heading', 'table'], (node) => {
    if (hasBasis(node)) return
    // Braces: a visitor that returns a number would send the visit there.
    visit(node, node.type === 'table' ? 'tableCell' : node.type, (block) => {
      callback(block, block.position?.start.offset ?? 0)
    })
  })
}

function hasBasis(block: Nodes): boolean {
  let linked = false
  visit(block, 'link', ({ url }) => {
    // Our terms are the source of what we charge.
    linked ||= url.startsWith('https://') || url === urls.legal('terms')
  })
  return linked || LAW.test(textOf(block))
}
