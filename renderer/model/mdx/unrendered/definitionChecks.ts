import type { Root } from 'mdast'
import { visit } from 'unist-util-visit'
import { collectDefinitions } from '../imageChecks.ts'
import { getRange } from '../tree.ts'
import type { LiteralText } from './literalText.ts'

const URL_LIKE = /^(?:[/#.]|https?:|mailto:|tel:|www\.)|[/.]/

/** Reports definitions that are not rendered: unused labels and duplicates. */
export function reportDefinitions(literal: LiteralText, tree: Root): void {
  const { source } = literal
  const { imageLabels, linkLabels } = collectDefinitions(tree)
  const definedLabels = new Set<string>()
  visit(tree, (node) => {
    if (node.type !== 'definition' && node.type !== 'footnoteDefinition') return
    const isFootnote = node.type === 'footnoteDefinition'
    const name = (isFootnote ? '^' : '') + node.identifier
    const [start] = getRange(node)
    const end = source.text.indexOf(']', start) + 2
    const isUsed = imageLabels.has(name) || linkLabels.has(name)
    const label = `[${isFootnote ? '^' : ''}${node.label ?? node.identifier}]`
    if (!isFootnote && name.startsWith('^'))
      literal.addProblem(start, end, "The label of a footnote can't contain spaces.", 'Use hyphens: [^a-label].')
    else if (definedLabels.has(name)) {
      const message = `\`${label}\` is defined twice. Only the first definition is used.`
      literal.addProblem(start, end, message, 'Rename it, or remove it.')
    } else if (!isUsed) {
      const message = `Visitors won't see this ${isFootnote ? 'footnote' : 'line'}, because nothing refers to \`${label}\`.`
      const usage = isFootnote ? `\`${label}\` where it belongs` : `\`[link text]${label}\` where the link belongs`
      const hint = `Write ${usage}, or remove it. To show it as typed, write \`\\[\`.`
      const isText = 'url' in node && !URL_LIKE.test(node.url)
      const fix = isText ? source.createReplacementFix(start, start, '\\') : undefined
      literal.addProblem(start, end, message, hint, fix)
    }
    if (isFootnote && isUsed && node.children.length === 0)
      literal.addProblem(start, end, 'This footnote is empty.', `Write its text after \`${label}:\`.`)
    definedLabels.add(name)
  })
}
