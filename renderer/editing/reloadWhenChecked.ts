import { CHECKED } from './protocol.ts'

// A page that shows problems alone has nothing to keep: it is loaded anew after each check.
import.meta.hot?.on(CHECKED, () => location.reload())
