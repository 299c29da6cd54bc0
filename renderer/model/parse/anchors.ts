import { CST } from 'yaml'
import type { Diagnostic } from '../explain/diagnostic.ts'
import { formatInlineYaml } from '../explain/fix.ts'
import type { Source } from '../explain/source.ts'

type Token = CST.Token
interface AnchorOrTag {
  offset: number
  /** Source text of the anchor, tag, or alias: `&name`. */
  raw: string
  /** Value after the anchor or tag. */
  value?: Token | null | undefined
}

/** Types of the YAML 1.2 spec (chapter 10) and https://yaml.org/type. */
const STANDARD_TAG = /^!!(?:binary|bool|float|int|map|merge|null|omap|pairs|seq|set|str|timestamp|value|yaml)$/

/** Reports anchors, aliases, and tags. YAML removes them from the text: `&Partners for life` becomes "for life". */
export function checkAnchorsAndTags(source: Source, cstTokens: readonly Token[]): Diagnostic[] {
  return collectAnchorsAndTags(cstTokens)
    .sort((a, b) => a.offset - b.offset)
    .map(({ offset, raw, value }) => {
      const end = offset + raw.length
      if (STANDARD_TAG.test(raw)) {
        const fix = value ? source.createReplacementFix(offset, value.offset, '', { isCertain: true }) : undefined
        return source.createSyntaxProblem(offset, end, `Tags (\`${raw}\`) aren't allowed here.`, 'Leave it out.', fix)
      }
      const hint = `If it's text, put the whole text in quotes. Otherwise, remove \`${raw}\`.`
      const fix = createQuoteFix(source, { offset, raw, value })
      return source.createSyntaxProblem(offset, end, `A value can't start with \`${raw[0]}\`.`, hint, fix)
    })
}

/**
 * Quotes an alias, a lone anchor or tag, or one that several words follow. Returns undefined for `&x president`, because
 * `&x` is more likely a real anchor.
 */
function createQuoteFix(source: Source, { offset, raw, value }: AnchorOrTag) {
  if (!value) return source.createReplacementFix(offset, offset + raw.length, formatInlineYaml(raw))
  if (value.type !== 'scalar') return undefined
  const text = value.source.trim()
  if (!/\s/.test(text) || text.includes('\n')) return undefined
  const end = value.offset + value.source.length
  return source.createReplacementFix(offset, end, formatInlineYaml(source.text.slice(offset, end)), { isCertain: true })
}

function collectAnchorsAndTags(cstTokens: readonly Token[]): AnchorOrTag[] {
  const anchorsAndTags: AnchorOrTag[] = []
  const collect = (props: readonly Token[], value: Token | null | undefined) => {
    for (const prop of props)
      if (prop.type === 'anchor' || prop.type === 'tag')
        anchorsAndTags.push({ offset: prop.offset, raw: prop.source, value })
    if (value?.type === 'alias') anchorsAndTags.push({ offset: value.offset, raw: value.source })
  }
  for (const document of cstTokens)
    if (document.type === 'document')
      CST.visit(document, ({ start, key, sep = [], value }) => {
        collect(start, key ?? value)
        if (key) collect(sep, value)
      })
  return anchorsAndTags
}
