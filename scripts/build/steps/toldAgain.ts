import { basename, posix } from 'node:path'
import { company } from '../../../renderer/collections/company/definition.ts'
import { followed } from '../../../renderer/feeds.ts'
import { type Problem, whole } from '../../../renderer/model/explain/problem.ts'
import type { Site } from '../../../renderer/model/site.ts'

interface Published {
  /** Every address that was published. */
  listed: ReadonlySet<string>
  /** What answers for old ones, by their addresses. */
  redirected: ReadonlyMap<string, string>
}

/**
 * The entries of feeds whose collection has got another address, and that do not say by which one readers know them: all
 * of them would arrive as new. One that is renamed by itself is told its `guid` by `npm run mv`.
 */
export function toldAgain(root: string, site: Site, { listed, redirected }: Published): Problem[] {
  const pages = new Set(site.pages().map(({ address }) => address))
  const gone = [...listed].filter((address) => !pages.has(address))
  const { origin } = site.get(company)
  return followed(site).flatMap((collection) =>
    site.all(collection).flatMap((entry) => {
      const own = collection.address(entry.slug)
      if ('guid' in entry || listed.has(own)) return []
      const isEarlier = (address: string) =>
        posix.basename(address) === entry.slug && (redirected.get(address) ?? own) === own
      const earlier = gone.find(isEarlier)
      if (earlier === undefined) return []
      const file = posix.join(basename(root), collection.name, `${entry.slug}.${collection.format}`)
      const message = `It was published as \`${earlier}\`, by which readers of feeds know it: as \`${own}\` they would get it again.`
      return [
        { ...whole(file, message, `Add to its front matter: \`guid: ${origin}${earlier}\`.`), rule: 'references' },
      ]
    }),
  )
}
