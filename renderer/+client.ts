import { wakeIslands } from './client/islands.ts'
import { enhanceMenus } from './client/menus.ts'
import { showExactNotFoundView } from './client/notFound.ts'
import { shareTitles } from './client/sharedTitle.ts'

shareTitles()
enhanceMenus()
showExactNotFoundView()
wakeIslands(document)
// Only service pages have prices that need explaining.
if (document.querySelector('.help-button')) {
  import('./client/pricingHelp.ts').then(({ enhancePricingHelp }) => enhancePricingHelp())
}
const search = document.querySelector<HTMLElement>('[data-city-search]')
if (search) import('./client/citySearch.ts').then(({ enhanceCitySearch }) => enhanceCitySearch(search))
