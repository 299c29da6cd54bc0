import './styles.css'
import { showExactNotFoundView } from './client/notFound.ts'

showExactNotFoundView()
