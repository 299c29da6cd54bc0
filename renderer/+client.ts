import { showExactNotFoundView } from './client/notFound.ts'

showExactNotFoundView()
