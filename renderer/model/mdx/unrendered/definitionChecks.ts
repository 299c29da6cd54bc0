import type { Code, Root } from 'mdast'
import { visit } from 'unist-util-visit'
import { rangeOf } from '../tree.ts'
import type { LiteralText } from './literalText.ts'

const URL_LIKE = /^(?:[/#.]|https?:|mailto:|tel:|www\.)|[/.]/

/** Reports definitions that are not rendered: unused labels and duplicates. */
export function reportDefinitions(literal: LiteralText, tree: Root): void {
  const { source } = literal
  const used = new Set<string>()
  visit(tree, (node) => {
    if (node.type === 'footnoteReference') used.add(`^${node.identifier}`)
    if (node.type === 'linkReference' || node.type === 'imageReference') used.add(node.identifier)
  })
  const defined = new Set<string>()
  visit(tree, (node) => {
    if (node.type !== 'definition' && node.type !== 'footnoteDefinition') return
    const isNote = node.type === 'footnoteDefinition'
    const name = (isNote ? '^' : '') + node.identifier
    const [start] = rangeOf(node)
    const end = source.text.indexOf(']', start) + 2
    const label = `[${isNote ? '^' : ''}${node.label ?? node.identifier}]`
    if (!isNote && name.startsWith('^'))
      literal.addProblem(start, end, "The label of a footnote can't contain spaces.", 'Use hyphens: [^a-label].')
    else if (defined.has(name)) {
      const message = `\`${label}\` is defined twice. Only the first definition is used.`
      literal.addProblem(start, end, message, 'Rename it, or remove it.')
    } else if (!used.has(name)) {
      const message = `Readers won't see this ${isNote ? 'footnote' : 'line'}, because nothing refers to \`${label}\`.`
      const use = isNote ? `Write \`${label}\` where it belongs` : `Write \`[words]${label}\` where the link belongs`
      const fix = 'url' in node && !URL_LIKE.test(node.url) ? source.replace(start, start, '\\') : undefined
      literal.addProblem(start, end, message, `${use}, or remove it. To show it as typed, write \`\\[\`.`, fix)
    }
    if (isNote && used.has(name) && node.children.length === 0)
      literal.addProblem(start, end, 'This footnote is empty.', `Write its text after \`${label}:\`.`)
    defined.add(name)
  })
}

export function reportUnclosedCode(literal: LiteralText, tree: Root): void {
  visit(tree, 'code', (node: Code) => {
    const [start, end] = rangeOf(node)
    const [first = '', ...lines] = literal.source.text.slice(start, end).split('\n')
    const [fence = ''] = /^(?:`{3,}|~{3,})/.exec(first) ?? []
    const last = (lines.at(-1) ?? '').replace(/^[ \t>]*/, '').trimEnd()
    if (fence === '' || (last.startsWith(fence) && last === fence.charAt(0).repeat(last.length))) return
    const message = "This block of code isn't closed, so everything below is code too."
    const hint = `Write ${fence} on a line of its own below the code. To show the characters themselves, write \`\\\` before each.`
    literal.addProblem(start, start + first.length, message, hint)
  })
}
