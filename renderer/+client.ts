import { wakeIslands } from './client/islands.ts'
import { enhanceMenus } from './client/menus.ts'
import { showExactNotFoundView } from './client/notFound.ts'
import { shareTitles } from './client/sharedTitle.ts'

shareTitles()
enhanceMenus()
showExactNotFoundView()
wakeIslands(document)
