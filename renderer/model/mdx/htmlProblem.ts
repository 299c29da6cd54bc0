import type { NodeProblem } from '../define/component.ts'

const TAG_HINTS = [
  { tags: ['br'], hint: 'For a new line, end the line above with `\\`. For a new paragraph, add a blank line.' },
  { tags: ['hr'], hint: 'For a line, write `---`.' },
  { tags: ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'], hint: 'Start a heading with `## `.' },
  { tags: ['b', 'strong'], hint: 'Write **words**.' },
  { tags: ['i', 'em'], hint: 'Write *words*.' },
  { tags: ['u'], hint: 'Write **words** or *words*: visitors take underlined words for links.' },
  { tags: ['sup', 'sub'], hint: 'Type the superscript or subscript itself, as in x² or H₂O.' },
  { tags: ['a'], hint: 'Write [link text](/address).' },
  { tags: ['img'], hint: 'Write ![what it shows](/media/image.png).' },
  { tags: ['p'], hint: 'Add a blank line between paragraphs.' },
  { tags: ['s', 'del'], hint: 'Write ~~words~~.' },
  { tags: ['code'], hint: 'Write `code` between backticks.' },
  { tags: ['blockquote'], hint: 'Start each line of a quote with `> `.' },
  { tags: ['table'], hint: 'Write a table: | Question | Answer |.' },
  { tags: ['ul', 'ol', 'li'], hint: 'Start each line of a list with `- ` or `1. `.' },
]

/** Suggests Markdown for an HTML element, or a link for an embedded page. */
export function createHtmlProblem({ name, src }: { name: string; src: string }): NodeProblem {
  // Media and third-party pages can load scripts and set cookies.
  if (['iframe', 'video', 'audio', 'embed', 'object'].includes(name)) {
    const linkedUrl = src.startsWith('https://') ? src : 'https://…'
    const message = `Videos, maps, and other pages can't be embedded (\`<${name}>\`).`
    return { message, hint: `Link to it instead: [What it shows](${linkedUrl}).` }
  }
  const tagHint = TAG_HINTS.find(({ tags }) => tags.includes(name))?.hint
  const hint = `${tagHint ?? 'Write it in Markdown, or leave it out.'} To show the tag itself, write \`\\<\`.`
  return { message: `HTML doesn't work here (\`<${name}>\`).`, hint }
}
