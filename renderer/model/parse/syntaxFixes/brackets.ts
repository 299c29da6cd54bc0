import { ABOVE, type Stop } from './lineFix.ts'

interface Unbalanced {
  open: { sign: '{' | '['; at: number }[]
  extra: number[]
  comment: number | undefined
  quote: number | undefined
}

const OPENING = { '}': '{', ']': '[' } as const

export function bracketsOf(line: string): Unbalanced {
  const open: Unbalanced['open'] = []
  const extra: number[] = []
  let quote: number | undefined
  for (let at = 0; at < line.length; at += 1) {
    const sign = line[at] ?? ''
    if (quote !== undefined) quote = sign === line[quote] && line[at - 1] !== '\\' ? undefined : quote
    else if ((sign === '"' || sign === "'") && /[\s,:[{]/.test(line[at - 1] ?? ' ')) quote = at
    else if (sign === '#' && /\s/.test(line[at - 1] ?? '')) return { open, extra, comment: at, quote }
    else if (sign === '{' || sign === '[') open.push({ sign, at })
    else if (sign === '}' || sign === ']') {
      if (open.at(-1)?.sign === OPENING[sign]) open.pop()
      else extra.push(at)
    }
  }
  return { open, extra, comment: undefined, quote }
}

/** Finds the open quote in brackets. There is no fix, because we don't know the end of the value. */
export function openQuoteIn({ lines, at }: Pick<Stop, 'lines' | 'at'>): { line: number; column: number } | undefined {
  for (let line = at; line >= Math.max(0, at - ABOVE); line -= 1) {
    const { open, quote } = bracketsOf(lines[line] ?? '')
    if (open.length > 0 && quote !== undefined && /^ *(?:- |[\w-]+:(?: |$)|$)/.test(lines[line + 1] ?? ''))
      return { line, column: quote }
  }
  return undefined
}
