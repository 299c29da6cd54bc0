import { ADDRESSES, type Reference } from '../../../renderer/model/define/reference.ts'
import { TOKEN } from '../../../renderer/model/define/strings.ts'
import { pluralize } from '../../../renderer/model/diagnostics/diagnostic.ts'
import { getCandidatesHint } from '../../../renderer/model/diagnostics/similarity.ts'
import { UserError } from '../../errors.ts'
import type { LoadedContent } from '../loadedContent.ts'
import { locateReferences } from '../mv/referenceEdits.ts'

type Referable = ReturnType<typeof listReferables>[number]

/** Lists references: `content/posts/first-post.mdx:12:3`, and files with problems. @throws {UserError} if there's no match */
export function describeReferences(loaded: LoadedContent, typed: string): string {
  const referables = listReferables(loaded)
  const name = typed.replace(/^(?:content)?\//, '').replace(/\.(?:mdx|yaml)$/, '')
  const matches = referables.filter((referable) => listAliases(referable).includes(name))
  const hint = getCandidatesHint(name, referables.flatMap(listAliases)) ?? ''
  if (matches.length === 0)
    throw new UserError(`No entry, page, price, or media file is named \`${typed}\`. ${hint}`.trim())
  const problemFiles = new Set(loaded.problems.map(({ file }) => file))
  const note = `References in these files may be missing, because the files have problems. Run npm run check to see them: ${[...problemFiles].join(', ')}`
  const descriptions = matches.map((match) => formatReferences(match, findReferences(loaded, match)))
  return [...descriptions, ...(problemFiles.size > 0 ? [note] : [])].join('\n\n')
}

/** Lists entries, records, prices, media files, and other pages. The address is undefined for entries without a page. */
function listReferables({ model, site, targets }: LoadedContent) {
  const pages = site.pages()
  const addresses = new Map(
    pages.map(({ definition, parent, slug, address }) => [joinPath(definition.name, parent, slug), address]),
  )
  const ownPages = pages.flatMap(({ slug, address }) => (slug === undefined ? [address] : []))
  return [...model.getTargetNouns()].flatMap(([target, singular]) =>
    (target === ADDRESSES ? ownPages : targets.listIds(target)).map((name) => {
      const address = target === ADDRESSES ? name : addresses.get(joinPath(target, name))
      return { target, singular, name, address }
    }),
  )
}

const joinPath = (...parts: (string | undefined)[]) => parts.filter(Boolean).join('/')

function listAliases({ target, name, address }: Referable): string[] {
  if (target === ADDRESSES) return [name.slice(1)]
  return [name, name.slice(name.lastIndexOf('/') + 1), `${target}/${name}`, ...(address ? [address.slice(1)] : [])]
}

function findReferences(
  { checkedFiles, model }: LoadedContent,
  { target, singular, name, address }: Referable,
): string[] {
  // Prices start with the service: `local-seo/small`.
  const valuesTarget = model.collections.find((collection) => collection.name === target)?.insertableValues?.name
  const isMatch = (reference: Reference) =>
    (reference.target === target && reference.id === name) ||
    (reference.target === valuesTarget && reference.id.startsWith(`${name}/`)) ||
    (reference.target === ADDRESSES && reference.id.split(/[?#]/)[0] === address)
  return checkedFiles.flatMap((checkedFile) => {
    const { source } = checkedFile.file
    const references = locateReferences(checkedFile).flatMap(({ reference, start }) =>
      isMatch(reference) ? [start] : [],
    )
    const tokens = [...source.text.matchAll(TOKEN)].filter(([, token]) => token === `${singular}:${name}`)
    const starts = new Set([...references, ...tokens.map(({ index }) => index)])
    return [...starts]
      .sort((a, b) => a - b)
      .map((start) => {
        const { file: path, line, column } = source.createProblem([start, start + 1], '')
        return `${path}:${line}:${column}`
      })
  })
}

function formatReferences({ singular, name }: Referable, locations: string[]): string {
  const title = `${singular.charAt(0).toUpperCase()}${singular.slice(1)} \`${name}\``
  if (locations.length === 0) return `${title}: no references found.`
  return [
    `${title}: ${pluralize(locations.length, 'reference')}`,
    ...locations.map((location) => `  ${location}`),
  ].join('\n')
}
