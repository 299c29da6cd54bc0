import { z } from 'zod'
import { webAddressFix } from '../../model/define/addressRules.ts'
import { defineSingleton } from '../../model/define/define.ts'
import { fields, name, webAddress } from '../../model/define/fields.ts'
import { fixable, type ValueFix } from '../../model/define/notes.ts'
import { degreesFix, emailFault, emailFix } from '../../model/define/valueFixes.ts'
import { isZone } from '../../model/schedule/instants.ts'
import type { Site } from '../../model/site.ts'
import { sampleWord } from '../samples.ts'
import { hours } from './openingHours.ts'

/** Suggests an address without anything after its host. */
function originFix(value: string): ValueFix {
  const url = value.startsWith('https://') ? value : String(webAddressFix(value).value)
  return { value: URL.canParse(url) ? new URL(url).origin : url, isCertain: false }
}

/** Suggests the usual form of a phone number: `757.555.0142` and `+1 757 555 0142` are `(757) 555-0142`. */
function phoneFix(value: string): ValueFix {
  const digits = value.replaceAll(/\D/g, '').replace(/^1(?=\d{10}$)/, '')
  return { value: digits.replace(/^(\d{3})(\d{3})(\d{4})$/, '($1) $2-$3'), isCertain: true }
}

/** `content/site.yaml`: the company's facts. Another agency rebrands the site here and nowhere else. */
const companyFacts = fields({
  brand: name().describe('The name that visitors know. Texts cite it as `{brand}`.'),
  legalName: name().describe('The name of the company in contracts.'),
  origin: fixable(
    webAddress().refine((value) => URL.canParse(value) && new URL(value).origin === value, {
      error: 'The origin ends with the host: https://www.example.com.',
    }),
    originFix,
  ).describe('Where the site is published: https:// and the host, without a slash at the end.'),
  description: 'One sentence that says what the company does, for machines that read structured data.',
  email: fixable(z.email({ error: ({ input }) => emailFault(String(input)) }), emailFix).describe(
    'Where visitors write to. Texts cite it as `{email}`.',
  ),
  phone: fixable(
    z.string().regex(/^\(\d{3}\) \d{3}-\d{4}$/, {
      error: ({ input }) => `\`${input}\` isn't written like (757) 555-0142.`,
    }),
    phoneFix,
  ).describe('A North American number, as people read it: `(757) 555-0142`. Texts cite it as `{phone}`.'),
  address: fields({
    street: 'Street, number and suite.',
    city: 'The city.',
    region: z
      .string()
      .regex(/^[A-Z]{2}$/, 'Write the state as two letters, for instance VA.')
      .describe('The two letters of the state, for instance `VA`.'),
    postalCode: z
      .string()
      .regex(/^\d{5}$/, 'A ZIP code has five digits; put it in quotes.')
      .describe('The ZIP code: five digits, in quotes.'),
  }).describe('The office. There is one.'),
  coordinates: fields({
    lat: fixable(z.number().min(-90).max(90), degreesFix).describe('Degrees north of the equator.'),
    lon: fixable(z.number().min(-180).max(180), degreesFix).describe('Degrees east of Greenwich, so less than zero.'),
  }).describe('Where the office is: for structured data, and the middle of the map on the contact page.'),
  social: z
    .array(
      fields({
        label: 'The network’s name, as the link says it.',
        url: webAddress().describe('The address of our profile.'),
      }),
    )
    .min(1)
    .describe('Our profiles on other sites, which the footer links to.'),
  hours: hours().describe('When somebody answers, with the time zone of the office: `Mon–Fri 9am–5pm ET`.'),
  timeZone: z
    .string()
    .refine(isZone, 'Write a time zone by its name in the IANA database, for instance `America/New_York`.')
    .default('America/New_York')
    .describe(
      'The time zone of the office, by its name in the IANA database: the days of `publish_at` and `unpublish_at` begin there at midnight.',
    ),
  replyTime: 'How soon a message is answered, as one sentence.',
  indexNowKey: z
    .string()
    .regex(/^[A-Za-z0-9-]{8,128}$/, 'An IndexNow key has 8 to 128 letters, digits and hyphens.')
    .optional()
    .describe(
      'Proves to the search engines of IndexNow that changes are told by the site’s owner: a file of this name is published.',
    ),
})
export type CompanyFacts = z.infer<typeof companyFacts>

export const company = defineSingleton({
  name: 'company',
  path: 'site.yaml',
  schema: companyFacts,
  tokens: { brand: (at) => at.brand, phone: (at) => at.phone, email: (at) => at.email },
  zone: (at) => at.timeZone,
  origin: (at) => at.origin,
  freeFigures: (at) => at,
  names: (at) => [at.brand, at.legalName, at.address],
})

/** The mark of each way to reach the company that only stands in for the true one; undefined for the others. */
export function contactSamples(site: Site): Record<'address' | 'phone' | 'email', string | undefined> {
  const sampleOf = (way: string) => sampleWord(site, site.isPlaceholderIn(company, [way]))
  return { address: sampleOf('address'), phone: sampleOf('phone'), email: sampleOf('email') }
}
