import type { NodeReport } from '../define/component.ts'
import type { Reference } from '../define/reference.ts'

/** Problem, or a reference to validate once all files are parsed. */
export type Finding = NodeReport | Reference

/** Checks for HTML elements that embed other sites, which have their own message. */
export const isEmbedElement = (name: string) => ['iframe', 'video', 'audio', 'embed', 'object'].includes(name)

/** Rejects embeds, because they would load scripts and set cookies. */
export function createEmbedReport(name: string, address: unknown): NodeReport {
  const target = typeof address === 'string' && address.startsWith('https://') ? address : 'https://…'
  return {
    message: `Videos, maps, and other pages can't be embedded (\`<${name}>\`).`,
    hint: `Link to it instead: [What it shows](${target}).`,
  }
}

/** Hint for code in braces. */
export const BRACES_HINT =
  'To show a brace, write `\\{`. To insert a fact or a figure, write <Fact name="brand" /> or <Claim id="…" />.'

/** Report for `import` and `export`. */
export const IMPORT_REPORT = {
  message: "`import` and `export` are code, and content can't have code.",
  hint: "Components don't need an import. If this is text, start the line with another word.",
}

/** Report for an expression in braces. */
export const BRACES_REPORT: NodeReport = { message: "Braces don't work in the body.", hint: BRACES_HINT }

/** Message for comments in MDX or HTML. */
export const COMMENT_MESSAGE = "Hidden comments don't work here."

const MARKDOWN_BY_TAG: Record<string, string> = {
  br: 'For a new line, end the line above with `\\`. For a new paragraph, add a blank line.',
  p: 'Add a blank line between paragraphs.',
  hr: 'For a line, write `---`.',
  b: 'Write **words**.',
  strong: 'Write **words**.',
  i: 'Write *words*.',
  em: 'Write *words*.',
  u: 'Write **words** or *words*: readers take underlined words for links.',
  s: 'Write ~~words~~.',
  del: 'Write ~~words~~.',
  sup: 'Write a superscript as a character: 19ᵗʰ, m².',
  sub: 'Write a subscript as a character: H₂O.',
  code: 'Write `code` between backticks.',
  a: 'Write [link text](/address).',
  img: 'Write ![what it shows](/media/image.png).',
  ul: 'Start each line of a list with `- `.',
  ol: 'Start each line of a list with `1. `.',
  li: 'Start each line of a list with `- `.',
  blockquote: 'Start each line of a quote with `> `.',
  table: 'Write a table: | Question | Answer |.',
}

/** Explains that content can't have HTML. `name` is the element's name. */
export function createHtmlMessage(name: string): string {
  return `HTML doesn't work here (\`<${name}>\`).`
}

/** Suggests the Markdown for an HTML element. */
export function createHtmlHint(name: string): string {
  const markdown = /^h[1-6]$/.test(name) ? 'Start a heading with `## `.' : MARKDOWN_BY_TAG[name]
  return `${markdown ?? 'Write it in Markdown, or leave it out.'} To show the tag itself, write \`\\<\`.`
}
