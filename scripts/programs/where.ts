import { ADDRESSES, type Reference } from '../../renderer/model/define/reference.ts'
import { TOKEN_PATTERN } from '../../renderer/model/define/strings.ts'
import { pluralize } from '../../renderer/model/diagnostics/diagnostic.ts'
import { getCandidatesHint } from '../../renderer/model/diagnostics/similarity.ts'
import { type LoadedContent, loadContent } from '../content/loadedContent.ts'
import { locateReferences } from '../content/mv/referenceEdits.ts'
import { UserError } from '../errors.ts'
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

/** Lists the references to everything with a name, by location. @throws {UserError} if there's no match */
export function describeReferences(loadedContent: LoadedContent, typed: string): string {
  const referables = listReferables(loadedContent)
  const name = typed.replace(/^(?:content)?\//, '').replace(/\.(?:mdx|yaml)$/, '')
  const matches = referables.filter(({ aliases }) => aliases.includes(name))
  if (matches.length === 0) {
    const allAliases = referables.flatMap(({ aliases }) => aliases)
    const hint = getCandidatesHint(name, allAliases) ?? ''
    throw new UserError(`No entry, page, price, or media file is named \`${typed}\`. ${hint}`.trim())
  }
  const descriptions = matches.map((match) => {
    const title = `${match.singular.charAt(0).toUpperCase()}${match.singular.slice(1)} \`${match.id}\``
    const locations = findReferences(loadedContent, match)
    if (locations.length === 0) return `${title}: no references found.`
    return [`${title}: ${pluralize(locations.length, 'reference')}`, ...locations].join('\n  ')
  })
  const files = [...new Set(loadedContent.problems.map(({ file }) => file))].join(', ')
  if (files === '') return descriptions.join('\n\n')
  const note = `References in these files may be missing, because the files have problems. Run npm run check to see them: ${files}`
  return [...descriptions, note].join('\n\n')
}

type Referable = ReturnType<typeof listReferables>[number]

/** Lists everything that references can point to. The address is undefined without a page. */
function listReferables({ model, site, targets }: LoadedContent) {
  const addresses = new Map(
    site.pages().map(({ definition, parent, slug, address }) => {
      const name = [definition.name, parent, slug].filter((part) => part !== undefined).join('/')
      return [slug === undefined ? `${ADDRESSES}/${address}` : name, address]
    }),
  )
  return [...model.targetNouns].flatMap(([target, singular]) =>
    targets.listIds(target).flatMap((id) => {
      const address = addresses.get(`${target}/${id}`)
      if (target === ADDRESSES) return address ? { target, singular, id, address, aliases: [address.slice(1)] } : []
      // For example `florida/tampa`, `tampa`, `cities/florida/tampa`, and `locations/florida/tampa`.
      const aliases = [id, id.slice(id.lastIndexOf('/') + 1), `${target}/${id}`, ...(address ? [address.slice(1)] : [])]
      return { target, singular, id, address, aliases }
    }),
  )
}

/** Finds the locations of references: `content/posts/first-post.mdx:12:3`. */
function findReferences({ validFiles, model }: LoadedContent, referable: Referable): string[] {
  const { target, singular, id, address } = referable
  // Prices start with the service: `local-seo/small`.
  const valuesTarget = model.collections.find(({ name }) => name === target)?.insertableValues?.name
  const isMatch = (reference: Reference) =>
    (reference.target === target && reference.id === id) ||
    (reference.target === valuesTarget && reference.id.startsWith(`${id}/`)) ||
    (reference.target === ADDRESSES && reference.id.split(/[?#]/)[0] === address)
  return validFiles.flatMap((validFile) => {
    const { source } = validFile.file
    const references = locateReferences(validFile).filter(({ reference }) => isMatch(reference))
    const tokens = [...source.text.matchAll(TOKEN_PATTERN)].filter(([, token]) => token === `${singular}:${id}`)
    const starts = new Set([...references.map(({ start }) => start), ...tokens.map(({ index }) => index)])
    return [...starts]
      .sort((a, b) => a - b)
      .map((start) => {
        const { file, line, column } = source.createProblem([start, start + 1], '')
        return `${file}:${line}:${column}`
      })
  })
}
