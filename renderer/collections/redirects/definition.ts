import { z } from 'zod'
import { canonicalAddress } from '../../model/addresses.ts'
import { defineSingleton } from '../../model/define/define.ts'
import { address } from '../../model/define/fields.ts'
import type { Served } from '../../model/define/policies.ts'
import type { Flaw } from '../../model/explain/problem.ts'

const targets = z
  .record(
    z
      .string()
      .regex(
        /^(?:\/[a-z0-9-]+)+(?:\.[a-z0-9]+)?$/,
        'An old address starts with a slash and ends without one, in small letters, digits and hyphens: `/industries/dentists`, or of a file `/blog/feed.xml`.',
      )
      .meta({ title: 'Old address' }),
    address().meta({
      title: 'Leads to',
      description: 'The page or the feed that answers for it: no redirect leads to another.',
    }),
  )
  .meta({
    title: 'Redirects',
    description: 'Each old address, and behind it the page, or the feed, to which it leads.',
  })
export type Redirects = z.infer<typeof targets>

export const redirects = defineSingleton({
  name: 'redirects',
  path: 'redirects.yaml',
  schema: targets,
  isRedirectMap: true,
  freeFigures: (at) => at,
  // Every host looks for a redirect before it looks for a file, so the redirect would hide whatever the site serves there.
  check: (data, { servedAt }) =>
    Object.keys(data).flatMap((from) => {
      const served = servedAt(from)
      return served === undefined ? [] : [flawOf(from, served)]
    }),
})

/** The problem of a redirect from an address at which the site serves something, or which hosts redirect by themselves. */
function flawOf(from: string, served: Served): Flaw {
  const canonical = canonicalAddress(from)
  const isRedirected = canonical !== from && served === 'page'
  return {
    path: [from],
    isKey: true,
    message: isRedirected
      ? `\`${from}\` already leads to the page \`${canonical}\`.`
      : `The site has a ${served} at \`${from}\`, and a redirect would hide it.`,
    hint: served === 'page' && !isRedirected ? 'Remove this line, or rename the page first.' : 'Remove this line.',
  }
}
