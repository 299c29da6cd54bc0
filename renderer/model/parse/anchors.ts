import { CST } from 'yaml'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { formatInlineYaml } from '../diagnostics/fix.ts'
import type { Source, TextRange } from '../diagnostics/source.ts'

/** Matches tags of YAML types, which are never text (YAML 1.2, chapter 10, and https://yaml.org/type). */
const STANDARD_TAG = /^!!(?:binary|bool|float|int|map|merge|null|omap|pairs|seq|set|str|timestamp|value|yaml)$/

/** Reports anchors, aliases, and tags. YAML parses `&Partners for life` as an anchor and "for life". */
export function checkAnchorsAndTags(source: Source, cstTokens: readonly CST.Token[]): Diagnostic[] {
  const problems: Diagnostic[] = []
  const checkValue = (tokensBefore: readonly CST.SourceToken[], value: CST.Token | null | undefined) => {
    const properties = tokensBefore.filter(({ type }) => type === 'anchor' || type === 'tag')
    problems.push(...properties.map((token) => createProblem(source, token, value)))
    if (value?.type === 'alias') problems.push(createProblem(source, value))
  }
  for (const document of cstTokens)
    if (document.type === 'document')
      CST.visit(document, ({ start, key, sep = [], value }) => {
        checkValue(start, key ?? value)
        if (key) checkValue(sep, value)
      })
  return problems
}

/** @param value the value after an anchor or tag */
function createProblem(source: Source, token: CST.SourceToken | CST.FlowScalar, value?: CST.Token | null): Diagnostic {
  const { offset, source: raw } = token
  const end = offset + raw.length
  if (STANDARD_TAG.test(raw)) {
    const fix = value ? source.createReplacementFix([offset, value.offset], '', { isCertain: true }) : undefined
    return source.createProblem([offset, end], `Tags (\`${raw}\`) aren't allowed here.`, 'Leave it out.', fix)
  }
  const hint = `If it's text, put the whole text in quotes. Otherwise, remove \`${raw}\`.`
  // Several words on one line are text. In `&x president`, `&x` is probably a real anchor.
  const isText = value?.type === 'scalar' && /^[^\s]+[^\S\n][^\n]*$/.test(value.source.trim())
  const range: TextRange = [offset, isText ? value.offset + value.source.length : end]
  const quotes = source.createReplacementFix(range, formatInlineYaml(source.text.slice(...range)), {
    isCertain: isText,
  })
  const fix = isText || !value ? quotes : undefined
  return source.createProblem([offset, end], `A value can't start with \`${raw[0]}\`.`, hint, fix)
}
