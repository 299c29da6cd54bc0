import type { Root } from 'mdast'
import { getNodeRange, listNodes, listPlacedNodes } from '../tree.ts'
import type { LiteralText, MatchContext } from './literalText.ts'

/** Reports emphasis that writers meant as text, `4*6*8`, `f**k and s**t`, `__/__/____`, and emphasis that is twice bold or cuts a URL. */
export function reportUnintendedEmphasis(literal: LiteralText, tree: Root): void {
  const { source } = literal
  reportCutUrls(literal, tree)
  reportCrossedPairs(literal, tree)
  for (const node of listNodes(tree, 'emphasis', 'strong')) {
    const [start, end] = getNodeRange(node)
    const [delimiter = ''] = /^(?:\*+|_+)/.exec(source.text.slice(start, end)) ?? []
    const content = source.text.slice(start + delimiter.length, end - delimiter.length)
    const [character = ''] = delimiter
    const [before, after] = [source.text.slice(0, start), source.text.slice(end)]
    if (!isLiteral({ delimiter, content, before, after })) continue
    // `****words**`: the fix also escapes asterisks before the node.
    let runStart = start
    while (source.text[runStart - 1] === character) runStart -= 1
    const addBackslashes = (text: string) => text.replaceAll(/[*_]/g, '\\$&')
    const opening = source.text.slice(runStart, start + delimiter.length)
    const escapedContent = /^_+$/.test(content) ? addBackslashes(content) : content
    const replacement = addBackslashes(opening) + escapedContent + addBackslashes(delimiter)
    const signs = getSignNames(character)
    const message = `Visitors won't see these ${signs}, because they make \`${content}\` ${node.type === 'strong' ? 'bold' : 'italic'}.`
    const fix = source.createReplacementFix([runStart, end], replacement)
    const boldHint = isCodeName({ delimiter, content }) ? ' For bold words, write **words**.' : ''
    const hint = `To show the ${signs}, write \`\\${character}\` instead of each.${boldHint}`
    literal.addProblem([start, start + delimiter.length], message, hint, fix)
    literal.mask(runStart, end)
  }
}

const getSignNames = (sign: string) => (sign === '*' ? 'asterisks' : 'underscores')

/** Reports `*a **b* c**`. Markdown pairs its asterisks from the inside, so both pairs become italic. */
function reportCrossedPairs(literal: LiteralText, tree: Root): void {
  const { text } = literal.source
  let reportedEnd = 0
  for (const node of listNodes(tree, 'emphasis', 'strong')) {
    const [start, end] = getNodeRange(node)
    const character = text.charAt(start)
    const [, ...innerNodes] = listNodes(node, node.type)
    if (start < reportedEnd || !innerNodes.some((inner) => text[getNodeRange(inner)[0]] === character)) continue
    reportedEnd = end
    const signs = getSignNames(character)
    const message = `Visitors won't see all of these ${signs}, because they make words ${node.type === 'strong' ? 'bold' : 'italic'} twice.`
    const hint = `Close the inner pair before the outer one: **strong and *emphasis* inside**. To show the ${signs}, write \`\\${character}\` instead of each.`
    literal.reportAndMask([start, end], message, hint)
  }
}

/** Reports bare URLs that are cut, because they end before the last delimiter (GFM 6.9): `https://example.org/*a*`. */
function reportCutUrls(literal: LiteralText, tree: Root): void {
  for (const { node, next } of listPlacedNodes(tree, 'link')) {
    const [start, end] = getNodeRange(node)
    const [character = ''] = /^[*_~]/.exec(literal.source.text.slice(end)) ?? []
    const isBare = node.children[0] !== undefined && getNodeRange(node.children[0])[0] === start
    const isCut = next?.type === 'text' && character !== '' && node.url.includes(character)
    if (!isBare || !isCut) continue
    const hint = 'Write [link text](https://…), with the whole URL.'
    literal.addProblem([end, end + 1], `The link ends before this \`${character}\`.`, hint)
  }
}

/** Checks for a name in code: `__init__`. */
const isCodeName = ({ delimiter, content }: Pick<Emphasis, 'delimiter' | 'content'>) =>
  delimiter === '__' && /^[a-z]+$/.test(content)

interface Emphasis extends MatchContext {
  delimiter: string
  /** Text inside the delimiters. */
  content: string
}

/** Checks if delimiters are probably text. */
function isLiteral({ delimiter, content, before, after }: Emphasis): boolean {
  // `(*New patients.) and free*`, `(__) Yes (__) No`
  const crossesBrackets =
    (/[([]$/.test(before) && /^[^()[\]]*[)\]]/.test(content)) ||
    (/^[)\]]/.test(after) && /[([][^()[\]]*$/.test(content))
  // `__/__/____`, `/folder/_file_.md`
  const isInPath = /[/\\]$/.test(before) || /^(?:\.\w|\/)/.test(after)
  // `@_tooth_fairy_`, `#_smile_`, `_jane_@example.org`
  const isHandle = /[@#][\w.-]*$/.test(before) || /^@\w/.test(after)
  // `*.*`, `***-**-1234`
  if (!/[\p{L}\p{N}\p{S}<&!?]/u.test(content)) return true
  if (delimiter.startsWith('_')) return crossesBrackets || isInPath || isHandle || isCodeName({ delimiter, content })
  // `f**k and s**t`
  const isCensored = /(?<!\w)[^\W_]{1,2}$/.test(before) && /\s/.test(content)
  const isSyllable = content.length > 1 && /[aeiouy]/i.test(content) && !/[\s\d]/.test(content)
  const isInWord = /[^\W_]$/.test(before) && /^[^\W_]/.test(after) && !isSyllable
  return isCensored || isInWord || crossesBrackets
}

/** Masks footnotes that use asterisks: `free*` in the text and `*Terms` on a later line. Footnotes with `**` follow those with `*`. */
export function maskFootnoteAsterisks(literal: LiteralText): void {
  const references = [...literal.text.matchAll(/(?<=[^\s*(])\*{1,3}(?![*\w(])/g)]
  const notes = [...literal.text.matchAll(/^[ \t]*(\*{1,3})(?=[^\s*])/gm)]
  for (const asterisks of ['*', '**', '***']) {
    const [firstReference, ...otherReferences] = references.filter(([match]) => match === asterisks)
    const ownNotes = notes.filter(
      ({ 1: match, index }) => firstReference && match === asterisks && index > firstReference.index,
    )
    if (!firstReference || ownNotes.length === 0) return
    for (const { 0: match, index } of [firstReference, ...otherReferences, ...ownNotes])
      literal.mask(index, index + match.length)
  }
}
