/** Import the tests to build the real site only once. */
import './budgets.ts'
import './generatedFiles.ts'
import './maps.ts'
import './pages.ts'
import './structuredData.ts'
