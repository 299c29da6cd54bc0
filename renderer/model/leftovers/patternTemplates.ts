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

/** Builds a regular expression that matches any line of a template. */
export const regex = (...template: Template) => new RegExp(joinLines(template), 'gm')

/** Builds a case-insensitive regular expression that matches any line of a template. */
export const regexIgnoringCase = (...template: Template) => new RegExp(joinLines(template), 'gim')

/** Builds a case-insensitive regular expression for text in brackets, but not for links. Spaces also match hyphens and underscores: `FIRST_NAME`. */
export function inBrackets(template: TemplateStringsArray, ...words: Words[]): RegExp {
  const joinable = words.map((list) => [list].flat().map((word) => word.replaceAll(' ', '[ _-]')))
  return new RegExp(String.raw`(?<![\]!])\[(?:${joinLines([template, ...joinable])})\](?![:[]|\s?\()`, 'gi')
}
