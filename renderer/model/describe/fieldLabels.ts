/** Formats the hint below a form field. Adapts descriptions that mention YAML syntax. */
export function hintOf(description: string | undefined, isRequired: boolean, kind: string): string {
  const notes = [isRequired ? 'required' : '', OBVIOUS_KINDS.includes(kind) ? '' : kind].filter(Boolean).join('; ')
  const hint = [description, notes && `(${notes})`].filter(Boolean).join(' ')
  return hint.replaceAll('`true`', '`yes`').replaceAll('`false`', '`no`').replaceAll(', in quotes', '')
}

const OBVIOUS_KINDS = ['a text', 'a group']

/** Converts `audioUrl` to `Audio URL`. */
export function labelOf(name: string): string {
  const words = name.replaceAll(/[A-Z]/g, ' $&').replaceAll(/[_-]/g, ' ').trim().toLowerCase()
  const label = words.replaceAll(/\b(?:faq|guid|id|url)\b/g, (acronym) => acronym.toUpperCase())
  return label.charAt(0).toUpperCase() + label.slice(1)
}

/** Returns the singular of a label: `Takeaway` for `Takeaways`. */
export function singularOf(label: string): string {
  return label.replace(/ies$/, 'y').replace(/(?<!s)s$/, '')
}

/** Hint for the body field of CMS forms. */
export const MARKDOWN =
  'Markdown: `## Heading`, `**bold**`, `[a link](/contact)`, `![What it shows](/media/posts/picture.png)`, each paragraph after an empty line.'
