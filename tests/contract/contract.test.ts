/** A single file, so the real site is built once. */
import './budgets.ts'
import './cities.ts'
import './editor.ts'
import './maps.ts'
import './pages.ts'
import './pictures.ts'
import './sitemapAndFeeds.ts'
import './structuredData.ts'
