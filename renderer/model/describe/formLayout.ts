import type { CmsField, Menu, MenuItem } from './cmsTypes.ts'
import type { JsonSchema } from './jsonSchema.ts'

/** Returns the labels and the layout of a form. Empty if the menu doesn't list it. */
export function findMenuItem(menu: Menu, key: string): MenuItem {
  return menu.find((group) => group[key])?.[key] ?? {}
}

/** Rarely used fields. The definitions list them last. */
const RARE_FIELDS = ['unpublish_at', 'review_by', 'placeholders']

/** The toggle at the top of a form. If it's on, the form can be saved with missing fields. */
export const DRAFT_FIELD = 'draft'

/** Collapses the first rarely used field and all fields after it. Keeps their order, which is the order of keys in files. */
export function foldFields(fields: CmsField[], rare: string[] = []): CmsField[] {
  const start = fields.findIndex(({ name }) => [...rare, ...RARE_FIELDS].includes(name))
  if (start < 0) return fields
  const fold = { name: 'more', label: 'More fields', widget: 'fold', required: false }
  return [...fields.slice(0, start), fold, ...fields.slice(start)]
}

/** Returns the title of a field's schema, or converts `audioUrl` to `Audio URL`. */
export function getLabel(name: string, { title }: Pick<JsonSchema, 'title'> = {}): string {
  if (title !== undefined) return title
  const lowercaseName = name.replaceAll(/[A-Z]/g, ' $&').replaceAll(/[_-]/g, ' ').trim().toLowerCase()
  const label = lowercaseName.replaceAll(/\b(?:faq|guid|id|url)\b/g, (acronym) => acronym.toUpperCase())
  return label.charAt(0).toUpperCase() + label.slice(1)
}

/** Returns the singular of a label: `Takeaway` for `Takeaways`. */
export function singularize(label: string): string {
  return label.replace(/ies$/, 'y').replace(/(?<!s)s$/, '')
}
