import type { ContentModel } from '../define/model.ts'
import { select, textAt } from '../define/path.ts'
import type { Problem } from '../explain/problem.ts'
import { textsOf } from '../parse/fileTexts.ts'
import type { ParsedFile } from '../parse/parsedFile.ts'
import { isGenerated } from './generated.ts'

/** A word that could be written in two ways. */
interface Spelling {
  write: string
  not: string[]
  /** The files in which the other way stays. */
  except: string[]
}

export interface Spellings {
  path: string
  words: Spelling[]
}

/** The words that are written in one way, as their file lists them: read before the schemas run. */
export function spellingsIn({ singletons }: ContentModel, files: ParsedFile[]): Spellings {
  const home = singletons.find(({ spellings }) => spellings !== undefined)
  const data = files.find(({ source }) => source.path === home?.path)?.yaml.data
  const textsAt = (value: unknown, key: string) =>
    select(value, [key, '*']).flatMap(({ value: text }) => (typeof text === 'string' ? [text] : []))
  const words = select(data, [...(home?.spellings ?? []), '*']).map(({ value }) => ({
    write: textAt(value, ['write']),
    not: textsAt(value, 'not').filter((text) => text !== ''),
    except: textsAt(value, 'except'),
  }))
  return { path: home?.path ?? '', words: words.filter(({ write }) => write !== '') }
}

/** Where a file writes a word in another way than the list. What programs write is left alone. */
export function checkSpellings(file: ParsedFile, { path, words }: Spellings): Problem[] {
  const { source } = file
  if (source.path === path || isGenerated(file)) return []
  const known = words.flatMap(({ write, not, except }) =>
    except.includes(source.path) ? [] : not.map((wrong) => ({ write, parts: wrong.split(NUMBER) })),
  )
  return textsOf(file).flatMap(({ text, range }) =>
    known.flatMap(({ write, parts }) => {
      const inText = placesOf(parts, text)
      if (inText.length === 0) return []
      const [start, end] = range()
      const inSource = placesOf(parts, source.text.slice(start, end))
      return inText.map(({ words: slip, numbers }, index) => {
        const right = numbers.reduce((written, number) => written.replace(NUMBER, number), write)
        const found = inSource[index]
        const message = `\`${slip}\` is written \`${right}\`.`
        const hint = `The list is ${path}.`
        // Over the end of a line it is written in another way than it reads.
        if (found === undefined) return source.problem(start, end, message, hint)
        const place = [start + found.at, start + found.at + found.words.length] as const
        return source.problem(...place, message, hint, source.replace(...place, right, true))
      })
    }),
  )
}

/** What stands for a number in the list: `99 percent`. */
const NUMBER = '99'

/** Where words stand alone in a text, and the numbers between their parts. */
function placesOf(parts: string[], text: string): { at: number; words: string; numbers: string[] }[] {
  if (!parts.every((part) => text.includes(part))) return []
  const literal = parts.map((part) => part.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&'))
  const pattern = new RegExp(literal.join('((?<![\\d:.])\\d+(?:\\.\\d+)?)'), 'g')
  return [...text.matchAll(pattern)].flatMap((match) => {
    const [words, ...numbers] = match
    const [at, end] = [match.index, match.index + words.length]
    const isRange = !isDashed(parts) || isAscending(numbers, text.slice(0, at))
    return isRange && isAlone(text.slice(Math.max(0, at - 1), at), text.slice(end, end + 3))
      ? [{ at, words, numbers }]
      : []
  })
}

/** Checks for two numbers with a dash between them: `99-99`. */
function isDashed(parts: string[]): boolean {
  return parts.length === 3 && /^ ?[-–] ?$/.test(parts[1] ?? '')
}

/** Words and signs before a number that isn't the start of a range: `ext. 12-15`, `Form 10-40`, `by 12-15`. */
const NO_RANGE =
  /(?:\b(?:no|nos|number|numbers|form|forms|part|parts|ext|extension|suite|unit|room|model|item|case|code|codes|phone|fax|tel|call|sku|id|by|dated?|until|since)\.?[ :]|[#)$§/.:-]) ?$/i

/**
 * Checks whether two numbers with a hyphen are a range: they ascend, have up to three digits or are years, and nothing
 * before them says otherwise. `368-1019` is a phone number, `23451-0142` a ZIP code, `24-7` an idiom, `1-800` a prefix.
 */
function isAscending([from = '', to = '']: string[], before: string): boolean {
  const isShort = Math.max(from.length, to.length) <= 3
  const areYears = /^(?:19|20)\d\d$/.test(from) && /^(?:19|20)\d\d$/.test(to)
  const isTollFree = from === '1' && /^8\d\d$/.test(to)
  const hasZero = /^0\d/.test(from) || /^0\d/.test(to)
  return (isShort || areYears) && !isTollFree && !hasZero && Number(from) < Number(to) && !NO_RANGE.test(before)
}

/** A letter, a digit, the rest of an address. */
const JOINED = /[\p{L}\p{N}/_-]/u

/** Whether words are no part of a longer one; an `s` behind them is theirs. `16 CFR 465.4` is another number than `16 CFR 465`. */
function isAlone(before: string, after: string): boolean {
  const rest = after.startsWith('s') ? after.slice(1) : after
  return !JOINED.test(before) && !JOINED.test(rest.slice(0, 1)) && !/^\.\d/.test(rest)
}
