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
    return isAlone(text.slice(Math.max(0, at - 1), at), text.slice(end, end + 3)) ? [{ at, words, numbers }] : []
  })
}

/** A letter, a digit, the rest of an address. */
const JOINED = /[\p{L}\p{N}/_-]/u

/** Whether words are no part of a longer one; an `s` behind them is theirs. `16 CFR 465.4` is another number than `16 CFR 465`. */
function isAlone(before: string, after: string): boolean {
  const rest = after.startsWith('s') ? after.slice(1) : after
  return !JOINED.test(before) && !JOINED.test(rest.slice(0, 1)) && !/^\.\d/.test(rest)
}
