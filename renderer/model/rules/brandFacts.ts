import type { ContentFile } from '../contentFile.ts'
import { visitText } from '../mdx.ts'
import type { Problem } from '../problem.ts'
import { BRAND_TOKENS } from '../schemas/fields.ts'
import type { TokenValues } from '../tokens.ts'
import { walk } from '../walk.ts'

/** The brand's name, phone and e-mail stand in `site.yaml` alone: elsewhere they are cited, so that one file rebrands the site. */
export function checkBrandFacts(file: ContentFile, { facts }: TokenValues): Problem[] {
  if (file.slot.kind === 'single' && file.slot.name === 'facts') return []
  const problems: Problem[] = []
  const search = (text: string, start: number, cite: (name: string) => string) => {
    for (const name of BRAND_TOKENS) {
      const value = facts[name]
      if (!value || !text.includes(value)) continue
      const at = Math.max(file.source.text.indexOf(value, start), start)
      problems.push(
        file.source.problem(
          at,
          at + value.length,
          `\`${value}\` is retyped here.`,
          `Cite it from site.yaml: ${cite(name)}.`,
        ),
      )
    }
  }
  walk(file.yaml.data, (leaf, path) => {
    if (typeof leaf === 'string') search(leaf, file.yaml.range(path)[0], (name) => `{${name}}`)
  })
  if (file.body)
    visitText(file.body.tree, (node, [start]) => search(node.value, start, (name) => `<Fact name="${name}" />`))
  return problems
}
