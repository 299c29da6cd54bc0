/** What is wrong with the brackets of one line. */
export interface Unbalanced {
  /** What is opened and not closed, the outermost first, with the column of each, from 0. */
  open: { sign: '{' | '['; at: number }[]
  /** The columns of what closes nothing, or something else. */
  extra: number[]
  /** Where a ` #` begins a comment. */
  comment: number | undefined
}

const OPENING = { '}': '{', ']': '[' } as const

/** The brackets of a line that are not in quotes. */
export function bracketsOf(line: string): Unbalanced {
  const open: Unbalanced['open'] = []
  const extra: number[] = []
  let quote = ''
  for (let at = 0; at < line.length; at += 1) {
    const sign = line[at] ?? ''
    if (quote !== '') quote = sign === quote && line[at - 1] !== '\\' ? '' : quote
    else if ((sign === '"' || sign === "'") && /[\s,:[{]/.test(line[at - 1] ?? ' ')) quote = sign
    else if (sign === '#' && /\s/.test(line[at - 1] ?? '')) return { open, extra, comment: at }
    else if (sign === '{' || sign === '[') open.push({ sign, at })
    else if (sign === '}' || sign === ']') {
      if (open.at(-1)?.sign === OPENING[sign]) open.pop()
      else extra.push(at)
    }
  }
  return { open, extra, comment: undefined }
}
