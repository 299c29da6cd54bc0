import type { Unseen } from './window.ts'

/** Why visitors do not see a page, and what its file says of when they will, or did. */
export interface UnseenPage {
  why: Unseen
  from: string | undefined
  until: string | undefined
}

/** Such pages by address, as plain data. */
export type UnseenPages = Readonly<Record<string, UnseenPage>>
