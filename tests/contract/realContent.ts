import { loadSite } from '../../renderer/model/load.ts'
import { today } from '../../scripts/steps/checkContent.ts'

const checked = await loadSite({ root: 'content', today: today() })
if (!checked.site) throw new Error('The content has problems, although the site was built: npm run check lists them.')

/** The real content, as the check returns it. What the contract expects is derived from it. */
export const { site } = checked
