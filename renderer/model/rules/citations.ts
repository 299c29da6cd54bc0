import { toString as textOf } from 'mdast-util-to-string'
import { visit } from 'unist-util-visit'
import { walk } from '../define/texts.ts'
import type { Problem } from '../explain/problem.ts'
import { visitText } from '../mdx/parseMdx.ts'
import { rangeOf } from '../mdx/tree.ts'
import type { ParsedFile } from '../parse/parsedFile.ts'
import type { Quoted, Tokens } from '../parse/tokens.ts'

/** Between two sentences. A point inside a number ends none. */
const SENTENCE_END = /(?<=[.!?][”"’)]?)\s/

/** A value that texts cite, a price for instance, stands in its own entry alone: typed again, it outlives its change. */
export function checkQuotes(file: ParsedFile, { quoted }: Tokens): Problem[] {
  const problems: Problem[] = []
  const own = file.slot.kind === 'entry' ? file.slot.slug : ''
  const search = (text: string, startOf: () => number, cite: (each: Quoted, id: string) => string) => {
    for (const each of quoted) {
      let from: number | undefined
      for (const { written, ids } of retyped(text, each, own)) {
        from ??= startOf()
        const at = Math.max(file.source.text.indexOf(written, from), from)
        from = at + written.length
        const hint = `Cite it: ${ids.map((id) => cite(each, id)).join(' or ')}.`
        problems.push(file.source.problem(at, from, `\`${written}\` is a ${each.quotes.singular} typed again.`, hint))
      }
    }
  }
  walk(file.yaml.data, (leaf, path) => {
    if (typeof leaf !== 'string') return
    search(
      leaf,
      () => file.yaml.range(path)[0],
      ({ quotes }, id) => `{${quotes.singular}:${id}}`,
    )
  })
  // A row of a table says together what it is about: the name in one cell, the value in the next.
  if (file.body)
    visit(file.body.tree, ['paragraph', 'heading', 'tableRow'], (node) => {
      const text = 'children' in node ? node.children.map((child) => textOf(child)).join(inBlock(node.type)) : ''
      search(
        text,
        () => rangeOf(node)[0],
        ({ quotes }, id) => quotes.inBody(id),
      )
    })
  return problems
}

function inBlock(type: string): string {
  return type === 'tableRow' ? ' ' : ''
}

/** The values that a text types again, with what they may be: where two are equal, the one of the text's own entry. */
function retyped(text: string, { quotes, values }: Quoted, own: string): { written: string; ids: string[] }[] {
  return text.split(SENTENCE_END).flatMap((sentence) =>
    quotes.find(sentence).flatMap(({ at, length, value }) => {
      const equal = [...values].flatMap(([id, each]) => (each !== '' && each === value ? [id] : []))
      const meant = equal.filter((id) => quotes.isMeant(sentence, id.split('/')[0] ?? ''))
      const nearest = meant.filter((id) => id.startsWith(`${own}/`))
      const ids = nearest.length > 0 ? nearest : meant
      return ids.length > 0 ? [{ written: sentence.slice(at, at + length), ids }] : []
    }),
  )
}

/** What a token stands for is written in its own file alone: elsewhere it is cited, so that one file rebrands the site. */
export function checkRetyped({ source, yaml, body }: ParsedFile, { facts }: Tokens): Problem[] {
  const problems: Problem[] = []
  const search = (text: string, startOf: () => number, cite: (name: string) => string) => {
    for (const [name, { text: value, path, isBroken }] of facts) {
      if (isBroken || value === '' || path === source.path || !text.includes(value)) continue
      const start = startOf()
      const at = Math.max(source.text.indexOf(value, start), start)
      const hint = `Cite it from ${path}: ${cite(name)}.`
      problems.push(source.problem(at, at + value.length, `\`${value}\` is retyped here.`, hint))
    }
  }
  walk(yaml.data, (leaf, path) => {
    if (typeof leaf === 'string')
      search(
        leaf,
        () => yaml.range(path)[0],
        (name) => `{${name}}`,
      )
  })
  if (body)
    visitText(body.tree, (node, [start]) =>
      search(
        node.value,
        () => start,
        (name) => `<Fact name="${name}" />`,
      ),
    )
  return problems
}
