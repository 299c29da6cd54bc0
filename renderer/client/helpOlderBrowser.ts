import { shareTitlesAcross } from './shareTitlesAcross.ts'

/**
 * What browsers need that load every page anew: titles shared between documents, and popovers where there are none
 * (before Chrome 114, Safari 17 and Firefox 125).
 */
export async function helpOlderBrowser(): Promise<void> {
  shareTitlesAcross()
  if ('popover' in HTMLElement.prototype) return
  const polyfill = await import('@oddbird/popover-polyfill/fn')
  polyfill.apply()
}
