import { listNodes } from '../tree.ts'
import type { LiteralText, NodeWithSource } from './literalText.ts'
import type { MatchContext } from './unrenderedSyntax.ts'

/** Returns the names of the signs around emphasis, and the formatting that they cause. */
function describeEmphasis({ node, raw }: NodeWithSource) {
  return { signs: raw.startsWith('*') ? 'asterisks' : 'underscores', style: node.type === 'strong' ? 'bold' : 'italic' }
}

/** Reports emphasis that writers meant as text, `4*6*8`, `f**k and s**t`, `__/__/____`, and emphasis that is twice bold or cuts a URL. */
export function reportUnintendedEmphasis(literal: LiteralText): void {
  const { source } = literal
  reportCutUrls(literal)
  reportCrossedPairs(literal)
  for (const emphasis of literal.locateNodes('emphasis', 'strong')) {
    const { start, end, raw } = emphasis
    const [delimiter = ''] = /^(?:\*+|_+)/.exec(raw) ?? []
    const content = raw.slice(delimiter.length, -delimiter.length)
    const isCodeName = delimiter === '__' && /^[a-z]+$/.test(content)
    const context = { before: source.text.slice(0, start), after: source.text.slice(end) }
    if (!isCodeName && !isLiteral(delimiter, content, context)) continue
    const character = delimiter.charAt(0)
    // `****words**`: the fix also escapes asterisks before the node.
    let runStart = start
    while (source.text[runStart - 1] === character) runStart -= 1
    const addBackslashes = (text: string) => text.replaceAll(/[*_]/g, '\\$&')
    const opening = source.text.slice(runStart, start + delimiter.length)
    const escapedContent = /^_+$/.test(content) ? addBackslashes(content) : content
    const replacement = addBackslashes(opening) + escapedContent + addBackslashes(delimiter)
    const fix = source.createReplacementFix([runStart, end], replacement)
    const { signs, style } = describeEmphasis(emphasis)
    const message = `Visitors won't see these ${signs}, because they make \`${content}\` ${style}.`
    const boldHint = isCodeName ? ' For bold words, write **words**.' : ''
    const hint = `To show the ${signs}, write \`\\${character}\` instead of each.${boldHint}`
    literal.addProblem([start, start + delimiter.length], message, hint, fix)
    literal.mask([runStart, end])
  }
}

/** Checks for emphasis that's probably text. @param content between the delimiters */
function isLiteral(delimiter: string, content: string, { before, after }: MatchContext): boolean {
  // `*.*`, `***-**-1234`
  if (!/[\p{L}\p{N}\p{S}<&!?]/u.test(content)) return true
  // `(*New patients.) and free*`, `(__) Yes (__) No`
  const crossesBrackets =
    (/[([]$/.test(before) && /^[^()[\]]*[)\]]/.test(content)) ||
    (/^[)\]]/.test(after) && /[([][^()[\]]*$/.test(content))
  // `__/__/____`, `/folder/_file_.md`
  const isInPath = /[/\\]$/.test(before) || /^(?:\.\w|\/)/.test(after)
  // `@_tooth_fairy_`, `#_smile_`, `_jane_@example.org`
  const isHandle = /[@#][\w.-]*$/.test(before) || /^@\w/.test(after)
  if (delimiter.startsWith('_')) return crossesBrackets || isInPath || isHandle
  // `f**k and s**t`
  const isCensored = /(?<!\w)[^\W_]{1,2}$/.test(before) && /\s/.test(content)
  const isSyllable = content.length > 1 && /[aeiouy]/i.test(content) && !/[\s\d]/.test(content)
  const isInWord = /[^\W_]$/.test(before) && /^[^\W_]/.test(after) && !isSyllable
  return isCensored || isInWord || crossesBrackets
}

/** Reports `*a **b* c**`. Markdown pairs its asterisks from the inside, so both pairs become italic. */
function reportCrossedPairs(literal: LiteralText): void {
  let reportedEnd = 0
  for (const emphasis of literal.locateNodes('emphasis', 'strong')) {
    const { node, start, end, raw } = emphasis
    const character = raw.charAt(0)
    const [, ...innerNodes] = listNodes(node, node.type)
    if (start < reportedEnd || !innerNodes.some((inner) => literal.getRaw(inner).startsWith(character))) continue
    reportedEnd = end
    const { signs, style } = describeEmphasis(emphasis)
    const message = `Visitors won't see all of these ${signs}, because they make words ${style} twice.`
    const hint = `Close the inner pair before the outer one: **strong and *emphasis* inside**. To show the ${signs}, write \`\\${character}\` instead of each.`
    literal.addProblem([start, end], message, hint)
    literal.mask([start, end])
  }
}

/** Reports bare URLs that are cut, because they end before the last delimiter (GFM 6.9): `https://example.org/*a*`. */
function reportCutUrls(literal: LiteralText): void {
  for (const { node, next, end, raw } of literal.locateNodes('link')) {
    const [character] = /^[*_~]/.exec(literal.source.text.slice(end)) ?? []
    const isBare = !raw.startsWith('[')
    if (!isBare || next?.type !== 'text' || character === undefined || !node.url.includes(character)) continue
    const hint = 'Write [link text](https://…), with the whole URL.'
    literal.addProblem([end, end + 1], `The link ends before this \`${character}\`.`, hint)
  }
}

/** Masks footnotes that use asterisks: `free*` in the text and `*Terms` on a later line. Footnotes with `**` follow those with `*`. */
export function maskFootnoteAsterisks(literal: LiteralText): void {
  const references = [...literal.text.matchAll(/(?<=[^\s*(])\*{1,3}(?![*\w(])/g)]
  const notes = [...literal.text.matchAll(/^[ \t]*(\*{1,3})(?=[^\s*])/gm)]
  for (const asterisks of ['*', '**', '***']) {
    const ownReferences = references.filter(([match]) => match === asterisks)
    const firstIndex = ownReferences[0]?.index ?? Number.POSITIVE_INFINITY
    const ownNotes = notes.filter(({ 1: match, index }) => match === asterisks && index > firstIndex)
    if (ownNotes.length === 0) return
    for (const { 0: match, index } of [...ownReferences, ...ownNotes]) literal.mask([index, index + match.length])
  }
}
