/** The portraits that a member of the team may choose. `pages/about/portraits.ts` draws them. */
export const PORTRAIT_NAMES = ['chignon', 'glasses', 'cat'] as const
export type PortraitName = (typeof PORTRAIT_NAMES)[number]
