import type { ContentModel } from '../define/model.ts'

/** Source: `types/public.d.ts` in Sveltia. */
export interface CmsField {
  name: string
  label: string
  widget: string
  required: boolean
  hint?: string
  fields?: CmsField[]
  /** Field for list items. */
  field?: CmsField
  [option: string]: unknown
}

export type Widget = Pick<CmsField, 'widget' | 'field' | 'fields'> & { [option: string]: unknown }

export interface FormContext {
  model: ContentModel
  menu: Menu
  /** Returns all names that references to a target can use. */
  listNames: (target: string) => string[]
  /** Returns the data of a file, or of all entries of a collection. */
  getSamples: (key: string) => unknown[]
  /** IANA name. */
  timeZone: string
}

/** Fields that name an entry, in order of precedence. */
export const NAME_KEYS = ['title', 'name']

/** Labels and layout of a form. */
export interface MenuItem {
  /** Defaults to the name of the collection or file. */
  label?: string
  /** Noun for the button "New …". Defaults to `singular`. */
  noun?: string
  /** Name of a Material Symbol. */
  icon?: string
  /** Fields to fold, besides those that all forms fold. */
  rare?: string[]
}

/** Groups of forms, by the name of a collection or the path of a file. */
export type Menu = Record<string, MenuItem>[]
