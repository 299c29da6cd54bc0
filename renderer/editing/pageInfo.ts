/** Where a text of a page comes from: what the server writes into the page, and the browser asks about. */
export interface Origin {
  /** Which of the page's files. */
  file: number
  /** Line and column, both from 1. */
  line: number
  column: number
  /** The keys that lead to a value, or the stretch of a body. */
  place: Place
}
export type Place = { path: (string | number)[] } | { block: [start: number, end: number] }

/** A text that search results show, with its origin where there is one. */
export interface Shown {
  text: string
  /** The longest that is shown whole. */
  most: number
  origin: number | undefined
}

/** What a writer may want to know of one page. */
export interface PageInfo {
  /** The page's address, as search results show it: `https://www.example.com/about`. */
  address: string
  title: Shown
  description: Shown
  /** The address of the picture that stands for the page where it is shared. */
  share: string | undefined
  /** The content files that say something on the page, the one that says most first. */
  files: { path: string; texts: number }[]
  claims: { id: string; value: string; basis: string; origin: number | undefined }[]
  /** What on this page waits for the owner. */
  placeholders: { path: string; origin: number }[]
  origins: Origin[]
}

/** The attribute of an element whose texts have origins, by their places in the list: `3 7`. The first is the sentence's own. */
export const ORIGINS_ATTRIBUTE = 'data-origins'
/** The element that carries a page's `PageInfo` as JSON, in `data-info`. */
export const INFO_ID = 'page-info'
