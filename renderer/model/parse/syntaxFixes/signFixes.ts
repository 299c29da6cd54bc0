import type { FixedLine } from './lineFix.ts'

/** Block scalars only allow indicators and a comment on the first line (YAML 1.2, section 8.1.1). */
const BLOCK = /^[|>](?!(?:[-+]?[1-9]?|[1-9][-+])[ \t]*(?:#.*)?$)/
/** Excludes tokens: `{brand} and more`. */
const BRACKETS = /^(?:\[[^[\]]*\]|\{(?![\w:/-]+\})[^{}]*\}) *[^\s,#\]}]/
const LINK = /^\[([^[\]]+)\]\(([^()\s]*)\)/

/** Adds quotes to values that start with an indicator: `>500 reviews`, `[link](/about)`. */
export function quoteIndicator(line: string): FixedLine[] {
  const start = /^ *(?:- )?(?:[\w-]+: +)?/.exec(line)?.[0].length ?? 0
  const value = line.slice(start).trimEnd()
  const [link, words = ''] = LINK.exec(value) ?? []
  const mark = { start, end: start + (link?.length ?? 1), isCertain: false }
  const write = (text: string) => `${line.slice(0, start)}${JSON.stringify(text)}`
  if (link !== undefined) {
    const message = `\`${link}\` is a link of Markdown, which doesn't work in a field.`
    const hint = 'Write the words alone. Links work in the text of an `.mdx` file.'
    return [{ ...mark, text: write(words + value.slice(link.length)), message, hint }]
  }
  if (!BLOCK.test(value) && !BRACKETS.test(value)) return []
  const message = `A value that starts with \`${value.charAt(0)}\` needs quotes.`
  return [{ ...mark, text: write(value), message, hint: 'Put the whole value in quotes.' }]
}
