import { escaped } from './escaped.ts'

/** How the texts of an element are written, and those of the elements within it. */
export interface Texts {
  write: (text: string) => string
  within: (tag: string) => Texts
}

/** As they are. */
export const PLAIN: Texts = { write: escaped, within: () => PLAIN }
