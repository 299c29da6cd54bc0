import type { ContentModel } from '../define/model.ts'
import type { JsonSchema } from './jsonSchema.ts'

/** A field of a form in Sveltia (`types/public.d.ts`). */
export interface CmsField {
  name: string
  label: string
  widget: string
  required: boolean
  hint?: string
  fields?: CmsField[]
  field?: CmsField
  [option: string]: unknown
}

interface MenuItem {
  /** Defaults to the name of the collection or file. */
  label?: string
  /** For the button "New …". Defaults to the collection's `singular`. */
  singular?: string
  /** Name of a Material Symbol. */
  icon?: string
  /** Fields to collapse, besides those that all forms collapse. */
  rareFields?: string[]
}

/** Groups of forms. Keys are names of collections and paths of files. */
export type Menu = Record<string, MenuItem>[]

export interface FormContext {
  model: ContentModel
  menu: Menu
  /** Returns the data of a file, or of all entries of a collection. */
  getCurrentValues: (key: string) => unknown[]
  timeZone: string
  /** Path of the content folder in the repository. */
  contentPath: string
}

/** Fields that name an entry, in order of precedence. */
export const NAME_KEYS = ['title', 'name']

/** The switch at the top of a form. If it's on, writers can save the form before all fields are filled in. */
export const DRAFT_FIELD = 'draft'

/** Returns the menu item of a form. Empty if the menu doesn't list the form. @param key the name of a collection, or the path of a file */
export function getMenuItem(menu: Menu, key: string): MenuItem {
  return menu.find((group) => group[key])?.[key] ?? {}
}

/** Returns the title of a field's schema, or converts `audioUrl` to `Audio URL`. */
export function getLabel(name: string, { title }: Pick<JsonSchema, 'title'> = {}): string {
  if (title !== undefined) return title
  const lowercaseName = name.replaceAll(/[A-Z]/g, ' $&').replaceAll(/[_-]/g, ' ').trim().toLowerCase()
  const label = lowercaseName.replaceAll(/\b(?:faq|guid|id|url)\b/g, (acronym) => acronym.toUpperCase())
  return label.charAt(0).toUpperCase() + label.slice(1)
}
