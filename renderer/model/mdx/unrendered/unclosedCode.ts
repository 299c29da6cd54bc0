import type { Root } from 'mdast'
import { visit } from 'unist-util-visit'
import { getRange } from '../tree.ts'
import type { LiteralText } from './literalText.ts'

/** Reports blocks of code without a closing fence, which continue to the end of the text. */
export function reportUnclosedCode(literal: LiteralText, tree: Root): void {
  visit(tree, 'code', (node) => {
    const [start, end] = getRange(node)
    const [first = '', ...lines] = literal.source.text.slice(start, end).split('\n')
    const [fence = ''] = /^(?:`{3,}|~{3,})/.exec(first) ?? []
    const last = (lines.at(-1) ?? '').replace(/^[ \t>]*/, '').trimEnd()
    if (fence === '' || (last.startsWith(fence) && last === fence.charAt(0).repeat(last.length))) return
    const message = "This block of code isn't closed, so everything below is code too."
    const hint = `Write ${fence} on its own line below the code. To show the characters themselves, write \`\\\` before each.`
    literal.addProblem(start, start + first.length, message, hint)
  })
}
