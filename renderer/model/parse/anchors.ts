import { CST } from 'yaml'
import type { Diagnostic } from '../explain/diagnostic.ts'
import { formatInlineYaml } from '../explain/fix.ts'
import type { Source } from '../explain/source.ts'

type Token = CST.Token
interface AnchorOrTag {
  kind: 'anchor' | 'tag' | 'alias'
  offset: number
  /** Source text of the anchor or tag: `&name`. */
  source: string
  /** Value after the anchor or tag. */
  value: Token | undefined
}

const MESSAGES = {
  anchor: "A value can't start with `&`.",
  alias: "A value can't start with `*`.",
  tag: "A value can't start with `!`.",
}

/** Types of the YAML 1.2 spec (chapter 10) and https://yaml.org/type. */
const STANDARD_TAG = /^!!(?:binary|bool|float|int|map|merge|null|omap|pairs|seq|set|str|timestamp|value|yaml)$/

/** Reports anchors, aliases, and tags. YAML removes them from the text: `&Partners for life` becomes "for life". */
export function reportAnchorsAndTags(source: Source, tokens: readonly Token[]): Diagnostic[] {
  return collectAnchorsAndTags(tokens)
    .sort((a, b) => a.offset - b.offset)
    .map((anchorOrTag) => {
      const { kind, offset, source: raw } = anchorOrTag
      if (STANDARD_TAG.test(raw)) {
        const fix = anchorOrTag.value && source.createReplacementFix(offset, anchorOrTag.value.offset, '', true)
        const message = `Tags (\`${raw}\`) aren't allowed here.`
        return source.createSyntaxProblem(offset, offset + raw.length, message, 'Leave it out.', fix)
      }
      const hint = `If it's text, put the whole text in quotes. Otherwise, remove \`${raw}\`.`
      return source.createSyntaxProblem(
        offset,
        offset + raw.length,
        MESSAGES[kind],
        hint,
        createQuoteFix(source, anchorOrTag),
      )
    })
}

/**
 * Quotes an alias, a lone anchor or tag, or one that several words follow. Returns undefined for `&x president`, because
 * `&x` is more likely a real anchor.
 */
function createQuoteFix(source: Source, { kind, offset, source: raw, value }: AnchorOrTag) {
  if (kind === 'alias') return source.createReplacementFix(offset, offset + raw.length, formatInlineYaml(raw))
  if (!value) return source.createReplacementFix(offset, offset + raw.length, formatInlineYaml(raw))
  if (value.type !== 'scalar') return undefined
  const text = value.source.trim()
  if (!/\s/.test(text) || text.includes('\n')) return undefined
  const end = value.offset + value.source.length
  return source.createReplacementFix(offset, end, formatInlineYaml(source.text.slice(offset, end)), true)
}

function collectAnchorsAndTags(tokens: readonly Token[]): AnchorOrTag[] {
  const anchorsAndTags: AnchorOrTag[] = []
  const collect = (props: readonly Token[], value: Token | null | undefined) => {
    for (const prop of props)
      if (prop.type === 'anchor' || prop.type === 'tag')
        anchorsAndTags.push({ kind: prop.type, offset: prop.offset, source: prop.source, value: value ?? undefined })
    if (value?.type === 'alias')
      anchorsAndTags.push({ kind: 'alias', offset: value.offset, source: value.source, value })
  }
  for (const document of tokens)
    if (document.type === 'document')
      CST.visit(document, ({ start, key, sep = [], value }) => {
        collect(start, key ?? value)
        if (key) collect(sep, value)
      })
  return anchorsAndTags
}
