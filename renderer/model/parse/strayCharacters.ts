import type { FileFormat } from '../define/rules.ts'
import { findInvisible, formatCodePoint } from '../diagnostics/characters.ts'
import type { Diagnostic, Explanation } from '../diagnostics/diagnostic.ts'
import { applyEdits, type TextEdit } from '../diagnostics/fix.ts'
import { MAX_SHOWN_LINE_LENGTH, type Source } from '../diagnostics/source.ts'

/** `edits` replace all characters of this kind. Left out if the writer has to decide. */
type StrayCharacter = Explanation & { offset: number; edits?: TextEdit[] }

/** Finds a character that writers paste by accident. The fix replaces all characters of the same kind. */
export function findStrayCharacterError(source: Source, format: FileFormat): Diagnostic | undefined {
  const bodyStart = format === 'mdx' ? Math.max(0, source.text.indexOf('\n---', 3)) : source.text.length
  const strayCharacter =
    findSymbolBullet(source, bodyStart) ??
    findInvisibleCharacter(source) ??
    findNonBreakingSpace(source) ??
    findBullet(source, bodyStart) ??
    findTab(source, bodyStart)
  if (!strayCharacter) return undefined
  const { offset, message, hint, edits = [] } = strayCharacter
  if (edits.length === 0) return source.createProblem([offset, offset + 1], message, hint)
  const countNote = edits.length === 1 ? '' : ` The file has ${edits.length} of them.`
  const line = applyEdits(source.text, edits).split('\n')[source.getLineIndex(offset)] ?? ''
  const fix = { line: line.length > MAX_SHOWN_LINE_LENGTH ? undefined : line.trimEnd(), edits, isCertain: true }
  return source.createProblem([offset, offset + 1], message + countNote, hint, fix)
}

function createEdits(source: Source, matches: RegExpExecArray[], replace: (match: RegExpExecArray) => string) {
  return matches.map((match) => source.createTextEdit([match.index, match.index + match[0].length], replace(match)))
}

const WORD_BULLET_MESSAGE = "A bullet from Word doesn't start a list."
const DASHES_HINT = 'Start each line of a list with `- `.'
/** Matches bullets that only the fonts Symbol and Wingdings have. */
const SYMBOL_BULLETS = /^( *)[\uf076\uf0a7\uf0a8\uf0b7\uf0d8\uf0fc][ \t]*(?=\S)/gm

function findSymbolBullet(source: Source, bodyStart: number): StrayCharacter | undefined {
  const matches = [...source.text.matchAll(SYMBOL_BULLETS)].filter(({ index }) => index > bodyStart)
  const edits = createEdits(source, matches, ([, indentation]) => `${indentation}- `)
  return matches[0] && { offset: matches[0].index, message: WORD_BULLET_MESSAGE, hint: DASHES_HINT, edits }
}

function findInvisibleCharacter(source: Source): StrayCharacter | undefined {
  const lostOffset = source.text.indexOf('\ufffd')
  const lostMessage = 'A character was lost here, and visitors would see a box or a question mark.'
  if (lostOffset !== -1) return { offset: lostOffset, message: lostMessage, hint: 'Type it again.' }
  const invisible = findInvisible(source.text)
  if (!invisible) return undefined
  const { index: offset, name, removablePattern } = invisible
  const edits = createEdits(source, removablePattern ? [...source.text.matchAll(removablePattern)] : [], () => '')
  return { offset, message: `This line has ${name}, which visitors can't see.`, hint: 'Remove it.', edits }
}

/** Matches non-breaking spaces, which YAML parses as letters. */
const NON_BREAKING_SPACE = /[\u00a0\u2007\u202f]/g
const NON_BREAKING_SPACE_HINT =
  '`npm run check -- --fix` replaces it. If the line must not break here, write `&nbsp;` in a body, or `"\\u00a0"` in YAML.'

function findNonBreakingSpace(source: Source): StrayCharacter | undefined {
  const matches = [...source.text.matchAll(NON_BREAKING_SPACE)]
  const [first] = matches
  if (!first) return undefined
  const message = `This line has an invisible non-breaking space (${formatCodePoint(first[0])}), often pasted from Word.`
  return { offset: first.index, message, hint: NON_BREAKING_SPACE_HINT, edits: createEdits(source, matches, () => ' ') }
}

/** Matches a code block, up to the end of the text if it isn't closed. */
const CODE_BLOCK = /^ {0,3}(```|~~~)[^\n]*\n(?:[\s\S]*?\n {0,3}\1[^\n]*$|[\s\S]*)/gm
/** Matches tabs, and the bullet before them at the start of a line. In the font Wingdings, `§` is a bullet. */
const BULLET_AND_TABS = /(?:[•◦▪‣●·§](?<=^[ \t]*.))?\t+/gm
const TAB_BEFORE_COMMENT = /\t(?<=\S *\t) *#/
const TAB_BEFORE_COMMENT_HINT =
  'Use a space. If the `#` is part of the text, put the whole text in quotes. Otherwise, it starts a comment.'
const TABLE_HINT =
  'For a table, write `| Step | Who |`, then `| --- | --- |`, then a line for each row. Otherwise, use spaces.'

/** Finds tabs outside of code blocks. In Markdown, a tab is four spaces (CommonMark 0.31.2, section 2.2). */
function findTab(source: Source, bodyStart: number): StrayCharacter | undefined {
  const frontMatter = source.text.slice(0, bodyStart)
  const body = source.text.slice(bodyStart).replaceAll(CODE_BLOCK, (code) => ' '.repeat(code.length))
  const tabs = [...(frontMatter + body).matchAll(BULLET_AND_TABS)]
  const [first] = tabs
  if (!first) return undefined
  const message = 'This line has a tab.'
  const comment = TAB_BEFORE_COMMENT.exec(frontMatter)
  if (comment) return { offset: comment.index, message, hint: TAB_BEFORE_COMMENT_HINT }
  const startsLine = (index: number) => source.getLinePrefix(index).trim() === ''
  const edits = createEdits(source, tabs, ({ index, 0: match }) => {
    // Word adds a tab after the bullet.
    if (!match.startsWith('\t')) return '- '
    return startsLine(index) ? (index < bodyStart ? '  ' : '    ').repeat(match.length) : ' '
  })
  const offset = first.index
  if (!first[0].startsWith('\t')) return { offset, message: WORD_BULLET_MESSAGE, hint: DASHES_HINT, edits }
  if (offset >= bodyStart && isTable(body)) return { offset, message, hint: TABLE_HINT }
  const hint = 'Use spaces: two for each level in YAML, four in a body.'
  return { offset, message: startsLine(offset) ? 'This line starts with a tab.' : message, hint, edits }
}

/** Checks for two rows from a spreadsheet, with tabs between cells. */
function isTable(text: string): boolean {
  const isRow = (line = '') => line.trim().includes('\t') && !/^\s*[•◦▪‣●·§]\t/.test(line)
  return text.split('\n').some((line, index, lines) => isRow(line) && isRow(lines[index + 1]))
}

/** Matches a bullet or asterisk at the start of a line, also after a dash or a quote. */
const BULLETS = /^( *)(- +["']?)?[•◦▪‣●·*](?:(?<!\*)[ \t]*|[ \t]+)(?=\S)/gm

/** Finds bullets in YAML. Doesn't fix bullets in a multiline string, because it may not be a list. */
function findBullet(source: Source, bodyStart: number): StrayCharacter | undefined {
  const isAsterisk = (line: string) => /^ *\* /.test(line)
  const bullets = [...source.text.slice(0, bodyStart).matchAll(BULLETS)]
    .map((match) => {
      const lineIndex = source.getLineIndex(match.index)
      return { match, lineIndex, line: source.getLine(lineIndex), lineAbove: source.getLine(lineIndex - 1).trimEnd() }
    })
    // An asterisk can be part of a text, so it only counts below a key or an item.
    .filter(({ line, lineAbove }) => !isAsterisk(line) || lineAbove.endsWith(':') || isAsterisk(lineAbove))
  const [first] = bullets
  if (!first) return undefined
  const isList = bullets.every(
    ({ match: [, , dash], lineIndex, lineAbove }, index) =>
      dash !== undefined || bullets[index - 1]?.lineIndex === lineIndex - 1 || lineAbove.endsWith(':'),
  )
  const matches = isList ? bullets.map(({ match }) => match) : []
  const edits = createEdits(source, matches, ([, indentation = '', dash = '- ']) => indentation + dash)
  const offset = first.match.index + first.match[0].search(/[^\s\-"']/)
  const hint = `${DASHES_HINT} In a paragraph, write sentences instead of bullets.`
  return { offset, message: "A bullet doesn't start a list here.", hint, edits }
}
