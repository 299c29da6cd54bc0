import { z } from 'zod'
import { day, slug, text } from './fields.ts'

/** `content/claims.yaml`: every figure that the site boasts of, once. Copy cites it as `{claim:id}`. */
export const claimsSchema = z.record(
  slug(),
  z.strictObject({
    /** The figure as it is shown: `+312%`. */
    value: text(),
    /** What the figure counts: `appointment requests`. */
    counts: text(),
    /** Where it comes from: which practices, which period, which source. */
    basis: text(),
    /** The day on which somebody must look at the claim again. */
    review_by: day(),
  }),
)
export type Claims = z.infer<typeof claimsSchema>
export type Claim = Claims[string]
