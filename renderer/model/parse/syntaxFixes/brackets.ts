import { MAX_DISTANCE_LINES } from './lineFix.ts'

/** Columns start at 0. */
interface Brackets {
  unclosed: { character: '{' | '['; index: number }[]
  firstUnopened: number | undefined
  commentStart?: number
  quoteStart: number | undefined
}

const OPENING_BRACKETS = { '}': '{', ']': '[' } as const

/** Finds unmatched brackets, an open quote, and a comment in a line of YAML. */
export function findBrackets(line: string): Brackets {
  const unclosed: Brackets['unclosed'] = []
  let firstUnopened: number | undefined
  let quoteStart: number | undefined
  for (let index = 0; index < line.length; index += 1) {
    const character = line[index] ?? ''
    if (quoteStart !== undefined)
      quoteStart = character === line[quoteStart] && line[index - 1] !== '\\' ? undefined : quoteStart
    else if ((character === '"' || character === "'") && /[\s,:[{]/.test(line[index - 1] ?? ' ')) quoteStart = index
    else if (character === '#' && /\s/.test(line[index - 1] ?? ''))
      return { unclosed, firstUnopened, commentStart: index, quoteStart }
    else if (character === '{' || character === '[') unclosed.push({ character, index })
    else if (character === '}' || character === ']') {
      if (unclosed.at(-1)?.character === OPENING_BRACKETS[character]) unclosed.pop()
      else firstUnopened ??= index
    }
  }
  return { unclosed, firstUnopened, quoteStart }
}

/** Finds the open quote in brackets. We don't fix this, because the end of the value is unknown. */
export function findOpenQuote(lines: string[], errorLine: number): { line: number; column: number } | undefined {
  for (let line = errorLine; line >= Math.max(0, errorLine - MAX_DISTANCE_LINES); line -= 1) {
    const { unclosed, quoteStart } = findBrackets(lines[line] ?? '')
    if (unclosed.length > 0 && quoteStart !== undefined && /^ *(?:- |[\w-]+:(?: |$)|$)/.test(lines[line + 1] ?? ''))
      return { line, column: quoteStart }
  }
  return undefined
}
