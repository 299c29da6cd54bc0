/** What every valid content fulfils. One file, so that the real content is checked and its site is read once. */
import './budgets.ts'
import './cities.ts'
import './editor.ts'
import './found.ts'
import './maps.ts'
import './pages.ts'
import './pictures.ts'
import './structuredData.ts'
