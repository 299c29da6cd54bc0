import { wakeIslands } from './client/islands.ts'
import { showExactNotFoundView } from './client/notFound.ts'
import { shareTitles } from './client/sharedTitle.ts'

shareTitles()
showExactNotFoundView()
wakeIslands(document)
