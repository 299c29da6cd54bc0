import matter from 'gray-matter'
import type { Problem } from './problem.ts'
import type { Source } from './source.ts'

/** The two parts of an MDX file. Both are padded so that their offsets are the file's. */
export interface SplitMdx {
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
export function splitFrontMatter(source: Source): SplitMdx | Problem[] {
  const { text } = source
  if (!/^---[^\n-]*\n/.test(text)) {
    return [
      source.problem(
        0,
        1,
        'The front matter is missing.',
        'Start the file with a line `---`, then `key: value` lines, then a line `---`.',
      ),
    ]
  }
  const language = matter.language(text)
  if (language.name !== '') {
    return [
      source.problem(
        3,
        3 + language.raw.length,
        `The front matter is YAML, not \`${language.name}\`. It is never run.`,
        'Write `---` alone on the first line.',
      ),
    ]
  }
  if (!/\n---[ \t]*(\n|$)/.test(text.slice(3))) {
    return [
      source.problem(
        0,
        3,
        'The front matter is not closed.',
        'Write a line `---` between the front matter and the text.',
      ),
    ]
  }
  const { matter: yaml, content } = matter(text, { engines })
  const bodyStart = text.length - content.length
  return { matter: `   ${yaml}`, body: text.slice(0, bodyStart).replaceAll(/[^\n]/g, ' ') + content }
}

function refuse(): never {
  throw new Error('Front matter is YAML only.')
}
