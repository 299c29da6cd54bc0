import { z } from 'zod'
import { fixHttpsUrl } from '../../model/define/addressRules.ts'
import { defineSingleton } from '../../model/define/define.ts'
import { fixEmail, getEmailMessage } from '../../model/define/fieldFixes.ts'
import type { ValueFix } from '../../model/define/fieldMetadata.ts'
import { fields, httpsUrl, name } from '../../model/define/fields.ts'
import { isTimeZone } from '../../model/schedule/timeZone.ts'
import type { Site } from '../../model/site.ts'
import { getPlaceholderLabel } from '../placeholderLabels.ts'
import { degrees, zipCode } from '../states/schema.ts'
import { hours } from './openingHours.ts'

function fixOrigin(value: string): ValueFix {
  const url = value.startsWith('https://') ? value : String(fixHttpsUrl(value).value)
  return { value: URL.canParse(url) ? new URL(url).origin : url, isCertain: false }
}

/** Converts `757.555.0142` and `+1 757 555 0142` to `(757) 555-0142`. */
function fixPhone(value: string): ValueFix {
  const digits = value.replaceAll(/\D/g, '').replace(/^1(?=\d{10}$)/, '')
  return { value: digits.replace(/^(\d{3})(\d{3})(\d{4})$/, '($1) $2-$3'), isCertain: true }
}

const profile = fields({
  label: 'The name of the social network, used as link text.',
  url: httpsUrl().describe('The URL of our profile.'),
})

const companyDetails = fields({
  brand: name().describe('The brand name. Insert it with `{brand}`.'),
  legalName: name().describe('The legal name of the company, as in contracts.'),
  origin: httpsUrl()
    .refine((value) => URL.canParse(value) && new URL(value).origin === value, {
      error: 'Leave out everything after the host: https://www.example.com.',
    })
    .meta({ fix: fixOrigin })
    .describe('The URL of the site: `https://` and the host, without a slash at the end.'),
  description: 'One sentence about what the company does, for the web app manifest and `llms.txt`.',
  email: z
    .email({ error: ({ input }) => getEmailMessage(String(input)) })
    .meta({ fix: fixEmail })
    .describe('The email address for visitors. Insert it with `{email}`.'),
  phone: z
    .string()
    .regex(/^\(\d{3}\) \d{3}-\d{4}$/, { error: ({ input }) => `\`${input}\` isn't in the format (757) 555-0142.` })
    .meta({ fix: fixPhone })
    .describe('The phone number, in the format `(757) 555-0142`. Insert it with `{phone}`.'),
  address: fields({
    street: 'The street address and the suite.',
    city: 'The city of the office.',
    region: z
      .string()
      .regex(/^[A-Z]{2}$/, 'Write the state as two letters, such as VA.')
      .describe('The two-letter abbreviation of the state, such as `VA`.'),
    postalCode: zipCode().describe('The ZIP code: five digits, in quotes.'),
  }).describe('The address of the office.'),
  coordinates: fields({
    lat: degrees(z.number().min(-90).max(90), 'Latitude', 'Degrees north of the equator.'),
    lon: degrees(z.number().min(-180).max(180), 'Longitude', 'Degrees east. Negative in the United States.'),
  }).describe('The location of the office, for structured data and the map on the contact page.'),
  socialProfiles: z.array(profile).min(1).describe('Our profiles on social networks, for links in the footer.'),
  hours: hours().describe('The opening hours, with the time zone: `Mon–Fri 9am–5pm ET`.'),
  timeZone: z
    .string()
    .refine(isTimeZone, 'Write a time zone by its name in the IANA database, such as `America/New_York`.')
    .default('America/New_York')
    .describe('The IANA name of the time zone. Days in `publish_at` and `unpublish_at` start at midnight there.'),
  replyTime: 'One sentence about how soon we reply.',
  indexNowKey: z
    .string()
    .regex(/^[A-Za-z0-9-]{8,128}$/, 'An IndexNow key has 8 to 128 letters, digits, and hyphens.')
    .optional()
    .describe('The key that identifies us to IndexNow search engines. The site publishes it as a file.'),
})

export type CompanyDetails = z.infer<typeof companyDetails>

/** Company details. `{brand}` inserts the brand in YAML, and `<Fact name="brand" />` in MDX. */
export const company = defineSingleton({
  name: 'company',
  path: 'site.yaml',
  schema: companyDetails,
  tokens: { brand: (paths) => paths.brand, phone: (paths) => paths.phone, email: (paths) => paths.email },
  timeZone: (paths) => paths.timeZone,
  origin: (paths) => paths.origin,
  exemptFigures: (paths) => paths,
  properNames: (paths) => [paths.brand, paths.legalName, paths.address],
})

/** Returns a placeholder label for each contact detail, or undefined for real details. */
export function getContactPlaceholderLabels(site: Site) {
  const getLabel = (field: string) => getPlaceholderLabel(site, company, [field])
  return { address: getLabel('address'), phone: getLabel('phone'), email: getLabel('email') }
}
