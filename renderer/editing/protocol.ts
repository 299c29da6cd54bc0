/*
 * What the page and the development server say to each other about edits. All of it is JSON by POST, below `EDITING`, with
 * the token that the page was given.
 */
export const EDITING = '/__editing'
/** Below it each file of the content has its form; itself it lists them. */
export const FORMS = '/edit'
export const TOKEN_HEADER = 'x-editing-token'
/** Vite's event after each check of the content, and when a page begins to listen. */
export const CHECKED = 'content:checked'
export interface Checked {
  /** Which state of the content; a page knows by it whether it shows another. */
  version: string
  /** What is wrong, in the check's words; undefined where nothing is. */
  problems?: string
}

/** The keys that lead to a value of a file. */
export type Keys = (string | number)[]

interface Described {
  path: Keys
  /** Its own key, for people: `key benefits`; of an item its number. */
  label: string
  /** What it is for, from its schema. */
  meaning: string | undefined
  /** What it takes: `a text of at most 60 characters`. */
  takes: string
}

interface Written extends Described {
  /** Whether it may be left out. */
  isOptional: boolean
  isPlaceholder: boolean
  /** Whether it may wait for the owner: a tag makes a text of a number. */
  canWait: boolean
  line: number
  column: number
}

/** A value that a form can edit. */
export interface Field extends Written {
  kind: 'text' | 'number' | 'choice' | 'reference' | 'date'
  /** As the writer wrote it, with its `{names}`; empty where nothing is written yet. */
  value: string
  choices: Choice[]
  /** Which of the form's `targets` it refers to. */
  target: string | undefined
  /** Of a text, in characters. */
  least: number | undefined
  most: number | undefined
}

export interface Group extends Written {
  kind: 'group'
  fields: FormNode[]
  /** The keys that may be there too. */
  absent: Described[]
  /** Where writers choose the keys: what each is for. */
  open: { meaning: string | undefined } | undefined
}

export interface List extends Written {
  kind: 'list'
  items: FormNode[]
  canAdd: boolean
  canRemove: boolean
}

export type FormNode = Field | Group | List

export interface Choice {
  value: string
  label: string
}

/** A file as a form. */
export interface FileForm {
  file: string
  /** Names the text of the file on the disk: an edit of another is refused. */
  base: string
  root: Group
  /** Of an article, in Markdown, and where it begins in the file; undefined of other files. */
  body: { text: string; start: number } | undefined
  /** What there is to refer to, by kind. */
  targets: Record<string, Choice[]>
}

/** One thing done in a form, to the file as all earlier ones have left it. */
export type Step =
  | { kind: 'set'; path: Keys; value: string }
  | { kind: 'add'; path: Keys }
  | { kind: 'remove'; path: Keys }
  | { kind: 'move'; path: Keys; to: number }
  | { kind: 'tag'; path: Keys; isTagged: boolean }
  /** A stretch of the body, as the page has shown it. */
  | { kind: 'block'; block: [start: number, end: number]; value: string }
  | { kind: 'body'; value: string }

export interface Edit {
  file: string
  base: string
  steps: Step[]
}

/** What a form would come to: nothing of it is written. */
export interface Draft {
  form: FileForm
  outcome: Outcome
}

/** The files of the content, by what they are. */
export interface FileGroup {
  name: string
  files: { path: string; title: string }[]
}

export interface Complaint {
  /** The value that it is about, as far as it is one of the form's file. */
  path: Keys | undefined
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
