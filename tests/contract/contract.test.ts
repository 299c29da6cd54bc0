/** Import the tests to build the real site only once. */
import './budgets.ts'
import './maps.ts'
import './pages.ts'
import './images.ts'
import './sitemapAndFeeds.ts'
import './structuredData.ts'
