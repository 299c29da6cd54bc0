import { ADDRESSES, type Reference } from '../../../renderer/model/define/reference.ts'
import { TOKEN_PATTERN } from '../../../renderer/model/define/strings.ts'
import { pluralize } from '../../../renderer/model/diagnostics/diagnostic.ts'
import { getCandidatesHint } from '../../../renderer/model/diagnostics/similarity.ts'
import { UserError } from '../../errors.ts'
import type { LoadedContent } from '../loadedContent.ts'
import { locateReferences } from '../mv/referenceEdits.ts'

type Referable = ReturnType<typeof listReferables>[number]

/**
 * Describes an entry, a record, a price, a media file, or a page, with the locations of references.
 * @throws {UserError} if there's no match
 */
export function describeReferences(loaded: LoadedContent, typed: string): string {
  const referables = listReferables(loaded)
  const name = typed.replace(/^(?:content)?\//, '').replace(/\.(?:mdx|yaml)$/, '')
  const matches = referables.filter((referable) => listAliases(referable).includes(name))
  const hint = getCandidatesHint(name, referables.flatMap(listAliases)) ?? ''
  if (matches.length === 0)
    throw new UserError(`No entry, page, price, or media file is named \`${typed}\`. ${hint}`.trim())
  const descriptions = matches.map((match) => formatReferences(match, findReferences(loaded, match)))
  if (loaded.problems.length === 0) return descriptions.join('\n\n')
  const files = [...new Set(loaded.problems.map(({ file }) => file))].join(', ')
  const note = `References in these files may be missing, because the files have problems. Run npm run check to see them: ${files}`
  return [...descriptions, note].join('\n\n')
}

/** Lists everything that references can point to. The address is undefined without a page. */
function listReferables({ model, site, targets }: LoadedContent) {
  const pages = site.pages()
  const addressesByEntry = new Map(
    pages.map(({ definition, parent, slug, address }) => [joinPath(definition.name, parent, slug), address]),
  )
  const otherAddresses = pages.flatMap(({ slug, address }) => (slug === undefined ? [address] : []))
  return [...model.getTargetNouns()].flatMap(([target, singular]) =>
    (target === ADDRESSES ? otherAddresses : targets.listIds(target)).map((id) => {
      const address = target === ADDRESSES ? id : addressesByEntry.get(joinPath(target, id))
      return { target, singular, id, address }
    }),
  )
}

const joinPath = (...parts: (string | undefined)[]) => parts.filter(Boolean).join('/')

/** Lists the names that writers can type: `tampa`, `florida/tampa`, `cities/florida/tampa`, `locations/florida/tampa`. */
function listAliases({ target, id, address }: Referable): string[] {
  if (target === ADDRESSES) return [id.slice(1)]
  return [id, id.slice(id.lastIndexOf('/') + 1), `${target}/${id}`, ...(address ? [address.slice(1)] : [])]
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
    const references = locateReferences(validFile).flatMap(({ reference, start }) =>
      isMatch(reference) ? [start] : [],
    )
    const tokens = [...source.text.matchAll(TOKEN_PATTERN)].filter(([, token]) => token === `${singular}:${id}`)
    const starts = new Set([...references, ...tokens.map(({ index }) => index)])
    return [...starts]
      .sort((a, b) => a - b)
      .map((start) => {
        const { file: path, line, column } = source.createProblem([start, start + 1], '')
        return `${path}:${line}:${column}`
      })
  })
}

function formatReferences({ singular, id }: Referable, locations: string[]): string {
  const title = `${singular.charAt(0).toUpperCase()}${singular.slice(1)} \`${id}\``
  if (locations.length === 0) return `${title}: no references found.`
  return [
    `${title}: ${pluralize(locations.length, 'reference')}`,
    ...locations.map((location) => `  ${location}`),
  ].join('\n')
}
