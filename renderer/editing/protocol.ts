import type { Place } from './pageInfo.ts'

/*
 * What the page and the development server say to each other about edits. All of it is JSON by POST, below `EDITING`, with
 * the token that the page was given.
 */
export const EDITING = '/__editing'
export const TOKEN_HEADER = 'x-editing-token'
/** Vite's event after each check of the content, and when a page begins to listen. */
export const CHECKED = 'content:checked'
export interface Checked {
  /** Which state of the content; a page knows by it whether it shows another. */
  version: string
  /** What is wrong, in the check's words; undefined where nothing is. */
  problems?: string
}

/** A value that a form can edit. */
export interface Field {
  place: Place
  /** The keys that lead there, for people: `features › 2 › title`. */
  label: string
  kind: 'text' | 'markdown' | 'number' | 'choice' | 'reference'
  /** As the writer wrote it, with its `{names}`. */
  value: string
  /** The stretch of the file, as it is written: nothing is saved where another stands there by now. */
  was: string
  line: number
  column: number
  choices: { value: string; label: string }[]
  least?: number | undefined
  most?: number | undefined
  isPlaceholder: boolean
}

export interface FieldsRequest {
  file: string
  place: Place
}
/** The field, and those that stand beside it in the same group. */
export interface Fields {
  file: string
  field: Field
  beside: Field[]
}

export interface Edit {
  file: string
  changes: { place: Place; was: string; value: string }[]
}

export interface Complaint {
  file: string
  line: number
  column: number
  message: string
  hint?: string | undefined
}

/** What became of an edit. Nothing is written unless it is `saved`. */
export type Outcome =
  | { kind: 'fine' }
  | { kind: 'saved' }
  | { kind: 'refused'; complaints: Complaint[] }
  | { kind: 'failed'; message: string }

export interface PageRequest {
  address: string
}
/** The page with `data-origins` and its `PageInfo`. */
export interface PageAnswer {
  html: string
}
