/** What a form says beside a field, in the words of forms: they write the signs of YAML by themselves. */
export function hintOf(description: string | undefined, isNeeded: boolean, kind: string): string {
  const notes = [isNeeded ? 'needed' : '', PLAIN_KINDS.includes(kind) ? '' : kind].filter(Boolean).join('; ')
  const hint = [description, notes && `(${notes})`].filter(Boolean).join(' ')
  return hint.replaceAll('`true`', '`yes`').replaceAll('`false`', '`no`').replaceAll(', in quotes', '')
}

/** Kinds that are seen. */
const PLAIN_KINDS = ['a text', 'a group']

/** `audioUrl` and `review_by` as people say them: Audio URL, Review by. */
export function labelOf(name: string): string {
  const words = name.replaceAll(/[A-Z]/g, ' $&').replaceAll(/[_-]/g, ' ').trim().toLowerCase()
  const said = words.replaceAll(/\b(?:faq|guid|id|url)\b/g, (letters) => letters.toUpperCase())
  return said.charAt(0).toUpperCase() + said.slice(1)
}

/** One of `Takeaways` is a Takeaway. */
export function singularOf(label: string): string {
  return label.replace(/ies$/, 'y').replace(/(?<!s)s$/, '')
}

export const MARKDOWN =
  'Markdown: `## Heading`, `**bold**`, `[a link](/contact)`, `![What it shows](/media/posts/picture.png)`, each paragraph after an empty line.'
