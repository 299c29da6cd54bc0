import { loadContent } from '../content/loadedContent.ts'
import { describeReferences } from '../content/where/findReferences.ts'
import { CONTENT_OPTION, defineProgram } from '../program.ts'

const HELP = `npm run where -- <name> [--content <folder>]

Lists all references to an entry, a city, a claim, a price, a media file, or a page, and files with problems that could hide references.
  npm run where -- services/local-seo
  npm run where -- claims/bookings
  npm run where -- media/episodes/sample.mp3`

export const main = defineProgram(
  { help: HELP, options: CONTENT_OPTION, argumentCount: 1 },
  async ({ content }, [name = '']) => {
    console.log(describeReferences(await loadContent(content, { skipInvalidFiles: true }), name))
  },
)
