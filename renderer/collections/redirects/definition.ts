import { z } from 'zod'
import { getPathname, normalizeAddress } from '../../model/addresses.ts'
import { getOwnPath } from '../../model/define/addressRules.ts'
import { defineSingleton } from '../../model/define/define.ts'
import type { FixContext, ValueFix } from '../../model/define/fieldMetadata.ts'
import { address } from '../../model/define/fields.ts'
import type { ServedKind } from '../../model/define/rules.ts'
import type { DataProblem } from '../../model/diagnostics/diagnostic.ts'

function fixOldAddress(value: string, { origin }: FixContext): ValueFix | undefined {
  const path = (origin ? getOwnPath(value, origin) : undefined) ?? value
  return { value: `/${getPathname(path.toLowerCase()).split('/').filter(Boolean).join('/')}`, isCertain: false }
}

const oldAddress = z
  .string()
  .regex(/^(?:\/[a-z0-9-]+)+(?:\.[a-z0-9]+)?$/, {
    error: ({ input }) =>
      `\`${input}\` can't be an old address. Start it with a slash, and use only lowercase letters, digits, and hyphens, like \`/industries/dentists\` or \`/blog/feed.xml\`.`,
  })
  .meta({ fix: fixOldAddress })

const redirectMap = z
  .record(oldAddress, address().describe('The page or feed to redirect to, which can’t be another redirect.'))
  .meta({ title: 'Redirects', description: 'Old addresses, each with the page or feed to redirect to.' })

export type Redirects = z.infer<typeof redirectMap>

/** Redirects from old addresses. Hosts answer them with status 301. */
export const redirects = defineSingleton({
  name: 'redirects',
  path: 'redirects.yaml',
  schema: redirectMap,
  isRedirectMap: true,
  // Digits in addresses don't need a source.
  exemptFigures: (paths) => paths,
  // Hosts apply redirects first, so a redirect would hide a page or file at its address.
  checkInContext: (data, { getServedKind }) =>
    Object.keys(data).flatMap((from) => findConflictProblem(from, getServedKind(from)) ?? []),
})

function findConflictProblem(from: string, servedKind: ServedKind | undefined): DataProblem | undefined {
  if (servedKind === undefined) return undefined
  const canonical = normalizeAddress(from)
  const isPageAlias = canonical !== from && servedKind === 'page'
  return {
    path: [from],
    isKey: true,
    message: isPageAlias
      ? `\`${from}\` already leads to the page \`${canonical}\`.`
      : `The site has a ${servedKind} at \`${from}\`, and a redirect would hide it.`,
    hint: servedKind === 'page' && !isPageAlias ? 'Remove this line, or rename the page first.' : 'Remove this line.',
  }
}
