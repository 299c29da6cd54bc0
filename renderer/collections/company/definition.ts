import { z } from 'zod'
import { defineSingleton } from '../../model/define/define.ts'
import { text, webAddress } from '../../model/define/fields.ts'
import { type Mended, mendable } from '../../model/define/notes.ts'

/** The same number as people read it: `757.555.0142` and `+1 757 555 0142` are `(757) 555-0142`. */
function phoneMeant(value: string): Mended {
  const digits = value.replaceAll(/\D/g, '').replace(/^1(?=\d{10}$)/, '')
  return { value: digits.replace(/^(\d{3})(\d{3})(\d{4})$/, '($1) $2-$3'), isCertain: true }
}

/** `content/site.yaml`: the company's facts. Another agency rebrands the site here and nowhere else. */
const companyFacts = z.strictObject({
  brand: text(),
  legalName: text(),
  /** Scheme and host, without a slash at the end: canonical addresses start with it. */
  origin: webAddress().refine(
    (value) => URL.canParse(value) && new URL(value).origin === value,
    'The origin is the scheme and the host alone: https://www.example.com.',
  ),
  /** One sentence that says what the company does, for machines that read structured data. */
  description: text(),
  email: z.email(),
  /** A number of the North American plan, as people read it: `(757) 555-0142`. */
  phone: mendable(
    z.string().regex(/^\(\d{3}\) \d{3}-\d{4}$/, 'Write the phone number like (757) 555-0142.'),
    phoneMeant,
  ),
  address: z.strictObject({
    street: text(),
    city: text(),
    /** The two letters of the state. */
    region: z.string().regex(/^[A-Z]{2}$/, 'Write the state as two letters, for instance VA.'),
    postalCode: z.string().regex(/^\d{5}$/, 'A ZIP code has five digits; put it in quotes.'),
  }),
  social: z.array(z.strictObject({ label: text(), url: webAddress() })).min(1),
  hours: text(),
  replyTime: text(),
  /** Proves to the search engines of IndexNow that changes are told by the site's owner: a file of this name is published. */
  indexNowKey: z
    .string()
    .regex(/^[A-Za-z0-9-]{8,128}$/, 'An IndexNow key has 8 to 128 letters, digits and hyphens.')
    .optional(),
})
export type CompanyFacts = z.infer<typeof companyFacts>

export const company = defineSingleton({
  name: 'company',
  path: 'site.yaml',
  schema: companyFacts,
  tokens: { brand: (at) => at.brand, phone: (at) => at.phone, email: (at) => at.email },
  freeFigures: (at) => at,
  names: (at) => [at.brand, at.legalName, at.address],
})
