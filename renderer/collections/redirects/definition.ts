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
        'An old address starts with a slash, doesn’t end with one, and has lowercase letters, digits, and hyphens: `/industries/dentists`, or `/blog/feed.xml` for a file.',
      )
      .meta({ title: 'Old address' }),
    address().meta({
      title: 'Leads to',
      description: 'The page or feed to show instead. It can’t be another redirect.',
    }),
  )
  .meta({
    title: 'Redirects',
    description: 'Old addresses, each with its new page or feed.',
  })
export type Redirects = z.infer<typeof targets>

export const redirects = defineSingleton({
  name: 'redirects',
  path: 'redirects.yaml',
  schema: targets,
  areAddresses: true,
  freeFigures: (at) => at,
  // Hosts look for a redirect before a file, so a redirect would hide the page or file at the same address.
  check: (data, { servedAt }) =>
    Object.keys(data).flatMap((from) => {
      const served = servedAt(from)
      return served === undefined ? [] : [flawOf(from, served)]
    }),
})

/** Describes a redirect from an existing address, or from one that hosts already redirect. */
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
