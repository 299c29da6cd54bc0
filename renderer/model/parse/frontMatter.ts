import matter from 'gray-matter'
import type { Problem } from '../explain/problem.ts'
import type { Source } from '../explain/source.ts'

/** The two parts of an MDX file. Both are padded so that their offsets are the file's. */
interface SplitMdx {
  matter: string
  body: string
}

/** gray-matter would evaluate `---js` front matter. It only splits here; `yaml.ts` parses. */
const engines = {
  yaml: { parse: () => ({}) },
  javascript: refuse,
  js: refuse,
  coffee: refuse,
  json: refuse,
  toml: refuse,
}

/** Splits an MDX file into its YAML front matter and its body. Nothing of either is ever run. */
export function splitFrontMatter(source: Source): SplitMdx | Problem {
  const { text } = source
  if (!/^---[^\n-]*\n/.test(text)) {
    const hint = 'Start the file with a line `---`, then `key: value` lines, then a line `---`.'
    return source.fault(0, 1, 'The front matter is missing.', hint)
  }
  const language = matter.language(text)
  if (language.name !== '') {
    const message = `The front matter is YAML, not \`${language.name}\`. It is never run.`
    return source.fault(3, 3 + language.raw.length, message, 'Write `---` alone on the first line.')
  }
  const hint = 'Write a line `---` between the front matter and the text.'
  if (!CLOSED.test(text.slice(3))) return source.fault(0, 3, 'The front matter is not closed.', hint)
  // gray-matter ends the front matter at any line that begins so.
  const [ruler] = /\n---(?![ \t]*(?:\n|$)).*/.exec(text.slice(0, 3 + text.slice(3).search(CLOSED))) ?? []
  if (ruler !== undefined) {
    const start = text.indexOf(ruler) + 1
    return source.fault(start, start + ruler.length - 1, 'The front matter ends with a line of exactly `---`.', RULER)
  }
  const { matter: yaml, content } = matter(text, { engines })
  const bodyStart = text.length - content.length
  return { matter: `   ${yaml}`, body: text.slice(0, bodyStart).replaceAll(/[^\n]/g, ' ') + content }
}

const CLOSED = /\n---[ \t]*(\n|$)/
const RULER = 'Write `---` alone, or put a text that begins with it in quotes.'

function refuse(): never {
  throw new Error('Front matter is YAML only.')
}
