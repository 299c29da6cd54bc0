import { z } from 'zod'
import { defineSingleton } from '../../model/define/define.ts'
import { address } from '../../model/define/fields.ts'

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
  areAddresses: true,
  freeFigures: (at) => at,
  // An old address that is a page or a feed for good would never be reached as a redirect.
  check: (data, { isLastingPage }) =>
    Object.keys(data)
      .filter(isLastingPage)
      .map((from) => ({
        path: [from],
        isKey: true,
        message: `\`${from}\` is a ${from.includes('.') ? 'feed' : 'page'}, so nobody would be redirected.`,
        hint: 'Remove this line, or rename what is there.',
      })),
})
