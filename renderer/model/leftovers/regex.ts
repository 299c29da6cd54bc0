type Template = [template: TemplateStringsArray, ...lists: (readonly string[])[]]

const joinWords = (words: readonly string[]) => `(?:${words.join('|').replaceAll("'", "['’]")})`

/** Joins the lines of a template as alternatives. */
function join([template, ...lists]: Template): string {
  const lines = String.raw(template, ...lists.map(joinWords)).split(/\n */)
  return lines.filter((line) => line !== '').join('|')
}

/** Builds a regular expression that matches any of the lines. A list matches any of its words. */
export const regex = (...template: Template) => new RegExp(join(template), 'gm')

/** Builds a regular expression that matches capitals and small letters. */
export const anyCase = (...template: Template) => new RegExp(join(template), 'gim')

/** Matches text in brackets that isn't a link. Words in lists can also be joined: `fact-check`, `FIRST_NAME`. */
export function inBrackets(template: TemplateStringsArray, ...lists: (readonly string[])[]): RegExp {
  const words = lists.map((list) => list.map((word) => word.replaceAll(' ', '[ _-]')))
  return new RegExp(String.raw`(?<![\]!])\[(?:${join([template, ...words])})\](?![:[]|\s?\()`, 'gi')
}
