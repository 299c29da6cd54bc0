import type { Problem } from '../explain/problem.ts'
import type { Source } from '../explain/source.ts'

/** The two parts of an MDX file. Both are padded so that their offsets are the file's. */
interface SplitMdx {
  matter: string
  body: string
}

/** Splits an MDX file into its YAML front matter and its body. Nothing of either is ever run. */
export function splitFrontMatter(source: Source): SplitMdx | Problem {
  const { text } = source
  if (!/^---[^\n-]*\n/.test(text)) {
    const hint = 'Start the file with a line `---`, then `key: value` lines, then a line `---`.'
    return source.fault(0, 1, 'The front matter is missing.', hint)
  }
  const language = text.slice(3, text.indexOf('\n'))
  if (language.trim() !== '') {
    const message = `The front matter is YAML, not \`${language.trim()}\`. It is never run.`
    return source.fault(3, 3 + language.length, message, 'Write `---` alone on the first line.')
  }
  const hint = 'Write a line `---` between the front matter and the text.'
  const end = CLOSED.exec(text.slice(3))
  if (!end) return source.fault(0, 3, 'The front matter is not closed.', hint)
  const close = 3 + end.index
  // Other programs end the front matter at any line that begins so.
  const [ruler] = /\n---(?![ \t]*(?:\n|$)).*/.exec(text.slice(0, close)) ?? []
  if (ruler !== undefined) {
    const start = text.indexOf(ruler) + 1
    return source.fault(start, start + ruler.length - 1, 'The front matter ends with a line of exactly `---`.', RULER)
  }
  const start = close + end[0].length
  return {
    matter: `   ${text.slice(3, close)}`,
    body: text.slice(0, start).replaceAll(/[^\n]/g, ' ') + text.slice(start),
  }
}

const CLOSED = /\n---[ \t]*(\n|$)/
const RULER = 'Write `---` alone, or put a text that begins with it in quotes.'
