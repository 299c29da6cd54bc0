import { z } from 'zod'
import { address } from './fields.ts'

/** `content/redirects.yaml`: addresses that are no page (any more), and the page that answers for them. */
export const redirectsSchema = z.record(
  z.string().regex(/^\/[a-z0-9/-]+$/, 'An old address starts with a slash, for instance `/industries/dentists`.'),
  address(),
)
export type Redirects = z.infer<typeof redirectsSchema>
