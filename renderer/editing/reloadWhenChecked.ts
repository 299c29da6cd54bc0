import { CHECKED, type Checked } from './protocol.ts'

// A page that shows problems alone has nothing to keep: it is loaded anew after each check.
const shown = document.getElementById('editing')?.dataset.version
import.meta.hot?.on(CHECKED, ({ version }: Checked) => {
  if (version !== shown) location.reload()
})
