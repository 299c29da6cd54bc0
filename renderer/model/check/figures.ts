import type { Nodes } from 'mdast'
import { toString as textOf } from 'mdast-util-to-string'
import { visit } from 'unist-util-visit'
import { isWithin } from '../define/path.ts'
import { walk } from '../define/texts.ts'
import type { Problem } from '../explain/problem.ts'
import type { ParsedFile } from '../parse/parsedFile.ts'

/** A number as it is written. What stands around it decides whether it boasts. */
const NUMBER = /\d[\d.,]*/g
/** What makes any number boast, behind it. */
const SHARE = /\s?(?:%|percent\b)/y
const MULTIPLE = /x\b/y
const RATING = /\s?(?:\/|out of )5\b/y

/** A number of the law, with the law named beside it. */
const LAW = /\b(?:CFR|U\.?S\.?C\.?|ILCS|Statutes|Administrative Code)\b|§/

/**
 * A figure in copy is a cited claim, a price or its limits, a number of the law with its source, or a fact with a link
 * to its source in the same paragraph. Any other is somebody's memory. A source is another site's page, or a page of ours
 * that may state figures freely: our terms are the source of what we charge.
 * @param isSource whether an address of this site is such a page.
 */
export function checkFigures(file: ParsedFile, isSource: (address: string) => boolean): Problem[] {
  const { yaml, body, slot } = file
  const free = slot.policies?.freeFigures ?? []
  const problems: Problem[] = []
  walk(yaml.data, (leaf, path) => {
    if (typeof leaf !== 'string' || isWithin(path, free) || LAW.test(leaf)) return
    problems.push(...problemsIn(file, leaf, () => yaml.range(path)[0], '{claim:…}'))
  })
  if (body && !isWithin([], free))
    visitBlocks(body.tree, isSource, (block, start) =>
      problems.push(...problemsIn(file, textOf(block), () => start, '<Claim id="…" />')),
    )
  return problems
}

function problemsIn({ source }: ParsedFile, text: string, startOf: () => number, citation: string): Problem[] {
  let from: number | undefined
  return figuresIn(text).map((figure) => {
    from ??= startOf()
    const at = Math.max(source.text.indexOf(figure, from), from)
    from = at + figure.length
    return source.problem(
      at,
      at + figure.length,
      `\`${figure}\` is a figure without a basis.`,
      `Cite a claim (${citation}), link to its source in the same paragraph, or say it without a figure.`,
    )
  })
}

/**
 * The boasts of a text: a percentage, a multiple, a rating, or a "N+". Each number is looked at once, and what follows it:
 * a hundred thousand digits take no longer than as many letters.
 */
function figuresIn(text: string): string[] {
  return [...text.matchAll(NUMBER)].flatMap(({ 0: number, index }) => {
    const end = index + number.length
    const before = text[index - 1] ?? ''
    const behind = (pattern: RegExp) => {
      pattern.lastIndex = end
      return pattern.exec(text)?.[0]
    }
    const share = behind(SHARE)
    if (share) return [(/[+−-]/.test(before) ? before : '') + number + share]
    const multiple = /\w/.test(before) ? undefined : behind(MULTIPLE)
    if (multiple) return [number + multiple]
    const rating = !/\w/.test(before) && /^\d(?:\.\d)?$/.test(number) ? behind(RATING) : undefined
    if (rating) return [number + rating]
    return text[end] === '+' && !/[\w$.,]/.test(before) && !number.includes('.') ? [`${number}+`] : []
  })
}

/** The blocks of a body whose words belong together, but for those with a source or a law in them. A table is told cell by cell. */
function visitBlocks(
  tree: Nodes,
  isSource: (address: string) => boolean,
  callback: (block: Nodes, start: number) => void,
): void {
  visit(tree, ['paragraph', 'heading', 'table'], (node) => {
    if (hasBasis(node, isSource)) return
    // Braces: a visitor that returns a number would send the visit there.
    visit(node, node.type === 'table' ? 'tableCell' : node.type, (block) => {
      callback(block, block.position?.start.offset ?? 0)
    })
  })
}

function hasBasis(block: Nodes, isSource: (address: string) => boolean): boolean {
  let isLinked = false
  visit(block, 'link', ({ url }) => {
    isLinked ||= url.startsWith('https://') || isSource(url)
  })
  return isLinked || LAW.test(textOf(block))
}
