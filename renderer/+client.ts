import { enhance } from './client/enhance.ts'
import { prefetchOnIntent } from './client/fetchPage.ts'
import { enhanceHeader } from './client/header.ts'
import { followLinks } from './client/navigate.ts'
import { wasListening } from './islands/player/wasListening.ts'

enhanceHeader()
enhance(document)
// Not in development, where Vite adds styles and scripts of its own to each page.
if (import.meta.env.PROD) {
  // Browsers with this part of the Navigation API also have whatever else the swap of pages needs.
  if (window.navigation?.activation) {
    followLinks(enhance)
    prefetchOnIntent()
  } else import('./client/helpOlderBrowser.ts').then((help) => help.helpOlderBrowser())
}
if (wasListening()) import('./islands/player/Dock.tsx').then((dock) => dock.resumeListening())
