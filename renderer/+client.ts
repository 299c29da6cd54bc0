import { showExactNotFoundView } from './client/notFound.ts'
import { shareTitles } from './client/sharedTitle.ts'

shareTitles()
showExactNotFoundView()
