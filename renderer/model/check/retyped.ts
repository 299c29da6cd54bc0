import { walk } from '../define/texts.ts'
import type { Problem } from '../explain/problem.ts'
import { visitText } from '../mdx/parseMdx.ts'
import type { ParsedFile } from '../parse/parsedFile.ts'
import type { Tokens } from '../parse/tokens.ts'

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
