import { matchesPattern } from '../define/path.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { listCopy } from '../parse/fileCopy.ts'
import type { ParsedFile } from '../parse/parsedFile.ts'
import type { FileContext } from './ruleContexts.ts'

/** Reports misspellings of the list in copy. */
export function checkSpellings(file: ParsedFile, { spellingList }: FileContext): Diagnostic[] {
  const { path: listPath, words } = spellingList
  const { source } = file
  if (source.path === listPath || file.fileType.format === 'json') return []
  const exemptPatterns = file.fileType.rules?.exemptSpellings ?? []
  const checkedCopy = listCopy(file).filter(({ path }) => !path || !matchesPattern(path, exemptPatterns))
  const allText = checkedCopy.map(({ text }) => text).join('\n')
  const usedMisspellings = words.flatMap(({ spelling, misspellings, exceptFiles }) => {
    if (exceptFiles.includes(source.path)) return []
    const splitMisspellings = misspellings.map((misspelling) => misspelling.split(NUMBER_WILDCARD))
    const used = splitMisspellings.filter((parts) => parts.every((part) => allText.includes(part)))
    return used.map((parts) => ({ spelling, parts }))
  })
  return checkedCopy.flatMap(({ text, getRange }) =>
    usedMisspellings.flatMap(({ spelling, parts }) => {
      const textMatches = findMisspellings(parts, text)
      if (textMatches.length === 0) return []
      const [start, end] = getRange()
      const sourceMatches = findMisspellings(parts, source.text.slice(start, end))
      return textMatches.map((textMatch, position) => {
        const numbers = [...textMatch.numbers]
        const correction = spelling.replaceAll(NUMBER_WILDCARD, (number) => numbers.shift() ?? number)
        const message = `Write \`${correction}\`, not \`${textMatch.text}\`.`
        const hint = `Spellings are listed in ${listPath}. If this is a name or a quotation, add this file to \`exceptFiles\` there.`
        const sourceMatch = sourceMatches[position]
        // Line breaks can split words in the source.
        if (!sourceMatch) return source.createProblem([start, end], message, hint)
        const matchStart = start + sourceMatch.index
        const matchRange = [matchStart, matchStart + sourceMatch.text.length] as const
        const period = getPeriod(textMatch, spelling)
        const isCertain = !isNameOrQuotation(textMatch, spelling)
        const fix =
          period === undefined ? undefined : source.createReplacementFix(matchRange, correction + period, { isCertain })
        return source.createProblem(matchRange, message, hint, fix)
      })
    }),
  )
}

interface Misspelling {
  index: number
  text: string
  /** Numbers in place of `99`. */
  numbers: string[]
  before: string
  after: string
}

/** Returns a period if a misspelling such as `7 p.m.` ends the text, or else an empty string. Returns undefined if it may end a sentence. */
function getPeriod({ text: misspelling, after }: Misspelling, spelling: string): '.' | '' | undefined {
  if (!misspelling.endsWith('.') || spelling.endsWith('.')) return ''
  if (/^["”’')\]]*\s+["“‘'(]?\p{Lu}/u.test(after)) return undefined
  return /^["”’')\]]*\s*$/.test(after) ? '.' : ''
}

/** Checks if a misspelling can be part of a name (`Website Design`, `The E-mail Company`) or a quotation. */
function isNameOrQuotation({ text: misspelling, before, after }: Misspelling, spelling: string): boolean {
  const isBesideWords = /[^.!?:“"\s]\s*$/.test(before) || /^ \p{Lu}/u.test(after)
  const isName = /^\p{Lu}\p{Ll}+ .*\p{Lu}/u.test(spelling) || (/^\p{Lu}[\p{Ll}-]/u.test(misspelling) && isBesideWords)
  const isInCurlyQuotes = before.lastIndexOf('“') > before.lastIndexOf('”') && after.includes('”')
  return isName || isInCurlyQuotes || (before.split('"').length % 2 === 0 && after.includes('"'))
}

/** Matches any number in the spelling list: `99 percent` also finds `5 percent`. */
const NUMBER_WILDCARD = '99'

/** Finds all uses of a misspelling in a text. @param parts the misspelling, split at `99` */
function findMisspellings(parts: string[], text: string): Misspelling[] {
  if (!parts.every((part) => text.includes(part))) return []
  const literal = parts.map((part) => part.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&'))
  const pattern = new RegExp(literal.join('((?<![\\d:.])\\d+(?:\\.\\d+)?)'), 'g')
  return [...text.matchAll(pattern)].flatMap((match) => {
    const { index } = match
    const [misspelling, ...numbers] = match
    const [before, after] = [text.slice(0, index), text.slice(index + misspelling.length)]
    // `99-99` also matches phone numbers and dates.
    const matchesRanges = parts.length === 3 && /^ ?[-–] ?$/.test(parts[1] ?? '')
    const isOtherNumber = matchesRanges && !isNumberRange(numbers, before, after)
    const isStandalone = isWholeWord(before.slice(-1), after.slice(0, 3)) && !isInUrlOrPath(before, misspelling, after)
    return isStandalone && !isOtherNumber ? [{ index, text: misspelling, numbers, before, after }] : []
  })
}

const UNIT_BEFORE_RANGE = /\b(?:ages|chapters|days|grades|hours|lines|minutes|months|pages|steps|weeks|years) $/i
const UNIT_AFTER_RANGE = /^(?:%| (?:[a-z]+ ){0,2}[a-z]{2,}s\b)/i
/** Matches text before two numbers that aren't a range: `ext. 12-15`, `Form 10-40`, `by 12-15`. */
const NON_RANGE_PREFIX =
  /(?:\b(?:no|nos|number|numbers|form|forms|part|parts|ext|extension|suite|unit|room|model|item|case|code|codes|phone|fax|tel|call|sku|id|by|dated?|until|since|on|due)\.?[ :]|[#)$§/.:-]) ?$/i

/** Checks if two numbers are a range, not a phone number (`368-1019`), ZIP code (`23451-0142`), idiom (`24-7`), date (`12-25`), or name (`7-11`). */
function isNumberRange([from = '', to = '']: string[], before: string, after: string): boolean {
  const isCount = to.length <= 3 && (UNIT_BEFORE_RANGE.test(before) || UNIT_AFTER_RANGE.test(after))
  const areYears = /^(?:19|20)\d\d (?:19|20)\d\d$/.test(`${from} ${to}`)
  const isTollFree = from === '1' && /^8\d\d$/.test(to)
  const hasZero = /^0\d/.test(from) || /^0\d/.test(to)
  return (isCount || areYears) && !isTollFree && !hasZero && Number(from) < Number(to) && !NON_RANGE_PREFIX.test(before)
}

/** Checks if a misspelling is part of a URL, email address, path, or hashtag: `info@e-mail.com`, `C:\web-site`, `web-site.pdf`, `#medspa`. */
function isInUrlOrPath(before: string, misspelling: string, after: string): boolean {
  const wordStart = before.split(/\s/).at(-1) ?? ''
  const [wordEnd = ''] = /^\S*/.exec(after) ?? []
  return /[@#\\]|:\/\//.test(wordStart + wordEnd) || (!misspelling.includes('.') && /^\.[a-z]{2}|^\/./i.test(wordEnd))
}

const WORD_CHARACTER = /[\p{L}\p{N}/_-]/u

/** Checks if a misspelling is a complete word, or a plural with `s`. `16 CFR 465` isn't complete in `16 CFR 465.4`. */
function isWholeWord(before: string, after: string): boolean {
  const rest = after.startsWith('s') ? after.slice(1) : after
  return !WORD_CHARACTER.test(before) && !WORD_CHARACTER.test(rest.slice(0, 1)) && !/^\.\d/.test(rest)
}
