/** A pattern of unfinished text, such as a blank or a note to the team. */
export interface Leftover {
  /** Completes "is …", and "looks like …" (`a blank`) or "looks …" (`unfinished`). */
  description: string
  hint: string
  /** Must have the `g` flag. `tests/fixtures/leftovers.yaml` has examples. */
  pattern: RegExp
  /** Makes a match a problem instead of a warning: everywhere, or only in bodies, because fields can't escape intentional text. */
  problemIn?: 'everywhere' | 'inBody'
  /** Confirms a match in a body. @param before text up to the match */
  isMatch?: (raw: string, before: string) => boolean
  /** Returns a replacement, or undefined if it's unknown. */
  toReplacement?: (raw: string) => string | undefined
}

type Kind = Omit<Leftover, 'pattern'>
/** Alternatives: `photo|picture`, or a list. A `'` also matches a curly apostrophe, but not in the template itself. */
type Words = string | readonly string[]
/** A regular expression with an alternative on each line. `\ufffc` matches rendered and escaped Markdown characters. */
type Template = [template: TemplateStringsArray, ...words: Words[]]

const joinWords = (words: Words) => `(?:${[words].flat().join('|').replaceAll("'", "['’]")})`

/** Joins the lines of a template as alternatives. Consecutive lines share a `^`: `^(?:a|b)` is faster than `^a|^b`. */
function joinLines([template, ...words]: Template): string {
  const lines = String.raw(template, ...words.map(joinWords)).split(/\n */)
  return lines
    .filter((line) => line !== '')
    .join('\n')
    .replaceAll(/^\^.*(?:\n\^.*)+/gm, (group) => `^(?:${group.slice(1).replaceAll('\n^', '\n')})`)
    .replaceAll('\n', '|')
}

/** Creates a leftover that matches any line of a template: matchCase(NOTE)`…`. */
export function matchCase(kind: Kind) {
  return (...template: Template): Leftover => ({ ...kind, pattern: new RegExp(joinLines(template), 'gm') })
}

/** Creates a leftover that matches any line of a template, in lowercase and uppercase. */
export function ignoreCase(kind: Kind) {
  return (...template: Template): Leftover => ({ ...kind, pattern: new RegExp(joinLines(template), 'gim') })
}

/** Creates a leftover that matches any line of a template in brackets, but not in links. Spaces also match hyphens and underscores: `FIRST_NAME`. */
export function inBrackets(kind: Kind) {
  return (...[template, ...words]: Template): Leftover => {
    const joinable = words.map((list) => [list].flat().map((word) => word.replaceAll(' ', '[ _-]')))
    const pattern = String.raw`(?<![\]!])\[(?:${joinLines([template, ...joinable])})\](?![:[]|\s?\()`
    return { ...kind, pattern: new RegExp(pattern, 'gi') }
  }
}

export const BLANK = { description: 'a blank to fill in', hint: 'Replace it with the actual text.' }
export const NOTE = { description: 'a note to the team', hint: 'Resolve it, and then remove it.' }
export const UNFINISHED = { description: 'unfinished', hint: 'Finish the text, or set `draft: true` until it is done.' }

/** Verbs of tasks: `[please check the date]`. */
export const TASK_VERBS = 'add|ask|check|clarify|confirm|double check|expand|fix|insert|replace|rewrite|update|verify'

const MAX_QUOTED_LENGTH = 60

/** Formats the message about a leftover: `[name]` is a blank to fill in, and visitors would see it. */
export function getLeftoverMessage({ description }: Kind, raw: string, severity: 'problem' | 'warning'): string {
  const [line = ''] = raw.split('\n')
  const quote = line.length > MAX_QUOTED_LENGTH ? `${line.slice(0, MAX_QUOTED_LENGTH).trimEnd()}…` : line
  const warningVerb = /^an? /.test(description) ? 'looks like' : 'looks'
  const verb = severity === 'problem' ? 'is' : warningVerb
  return `\`${quote}\` ${verb} ${description}, and visitors would see it.`
}
