import { z } from 'zod'
import { getUnreadableMessage } from '../diagnostics/characters.ts'
import { getReservedSlugMessage, slugify } from '../slug.ts'
import {
  ADDRESS_MESSAGE,
  ADDRESS_PATTERN,
  fixAddress,
  fixHttpsUrl,
  getHttpsUrlMessage,
  isHttpsUrl,
} from './addressRules.ts'
import type { Collection, Entry } from './definitions.ts'
import { fixImagePath } from './fieldFixes.ts'
import { isImageName } from './media.ts'
import { ADDRESSES, MEDIA, PageReference, Reference } from './reference.ts'
import { TOKEN_PATTERN } from './strings.ts'

/** Shared, because creating a schema for each text is slow. */
const textSchema = createTextSchema([])

/** Creates a schema for copy. Trims white space, and rejects tokens, because known tokens are replaced before validation. */
export const text = () => textSchema

/** Creates a schema for copy with tokens from the page: `{city}`. */
export const template = (...names: string[]) => createTextSchema(names)

function createTextSchema(names: string[]) {
  return z
    .string()
    .trim()
    .min(1)
    .superRefine((value, context) => {
      const message = value === '' ? undefined : getUnreadableMessage(value)
      if (message !== undefined) context.addIssue({ code: 'custom', message })
      for (const [token, tokenName = ''] of value.matchAll(TOKEN_PATTERN))
        if (!names.includes(tokenName))
          // `explainIssue` replaces this message.
          context.addIssue({ code: 'custom', message: 'unknown token', params: { unknownToken: token, names } })
    })
    .meta({ pageTokenNames: names, isCopy: true })
}

/** Creates a text schema with a label. Forms show it instead of the key. */
export const labeledText = (title: string, description: string) => text().meta({ title }).describe(description)

/** Creates an object schema. A string is the description of a text field. */
export function fields<Fields extends Record<string, string | z.ZodType>>(fieldsByKey: Fields) {
  const shape = Object.entries(fieldsByKey).map(([key, field]) => [
    key,
    typeof field === 'string' ? text().describe(field) : field,
  ])
  return z.strictObject(Object.fromEntries(shape) as Shape<Fields>)
}
type Shape<Fields> = {
  [Key in keyof Fields]: Fields[Key] extends z.ZodType ? Fields[Key] : ReturnType<typeof text>
}

export const MAX_NAME_LENGTH = 80
export const name = () => limitLength(text(), MAX_NAME_LENGTH)

/** Limits the length of a text. Limits apply after tokens are replaced, so editors skip them if a text has a token. */
export function limitLength(schema: ReturnType<typeof text>, maxLength: number, minLength?: number) {
  const limits = z.string().max(maxLength)
  const limited = schema.pipe(minLength === undefined ? limits : limits.min(minLength))
  return limited.meta({ if: { pattern: '\\{' }, else: { minLength, maxLength } })
}

const ALT_TEXT_MESSAGE = "This is a file name. Describe the image for people who can't see it."

/** Creates a schema for descriptions of images. Rejects file names. */
export const altText = () => text().refine((value) => !isImageName(value), ALT_TEXT_MESSAGE)

/** Maximum characters of titles. Google cuts titles at 600 px, and descriptions at 920 px. */
export const MAX_TITLE_LENGTH = 60
const MIN_DESCRIPTION_LENGTH = 70
const MAX_DESCRIPTION_LENGTH = 160

export const title = () => limitLength(text(), MAX_TITLE_LENGTH).meta({ searchResultPart: 'title' })

export const description = () =>
  limitLength(text(), MAX_DESCRIPTION_LENGTH, MIN_DESCRIPTION_LENGTH).meta({ searchResultPart: 'description' })

export const meta = () =>
  fields({
    title: title().describe('The title in the browser tab and in search results. Each page needs its own.'),
    description: description().describe(
      'One or two sentences about the page, for search results and shared links. Each page needs its own.',
    ),
  }).meta({ sharedObjectName: 'search result' })

/** Matches lowercase words with single hyphens: `local-seo`. */
export const SLUG_PATTERN = /^[a-z0-9]+(-[a-z0-9]+)*$/

export const slug = () =>
  z
    .string()
    .regex(SLUG_PATTERN, {
      error: ({ input }) =>
        `\`${input}\` isn't a valid slug. Use lowercase letters, digits, and single hyphens, as in \`local-seo\`.`,
    })
    .refine((value) => getReservedSlugMessage(value) === undefined, {
      error: ({ input }) => `${getReservedSlugMessage(String(input))} Add a word, such as \`${input}-town\`.`,
    })
    .meta({ fix: (value) => ({ value: slugify(value), isCertain: false }) })

/** Creates a schema for a choice, from labels by value: `{ beat: 'Beat (heartbeat)' }`. */
export function choice<Value extends string>(labels: Record<Value, string>) {
  return z.enum(Object.keys(labels) as Value[]).meta({ enumDescriptions: Object.values(labels) })
}

export const order = () =>
  z.int().min(1).describe('The position in the list: 1 comes first. Each entry needs a different number.')

/** Creates a schema for references. @param target a collection, or only the name to prevent circular imports */
export function reference<C extends Collection>(target: C): z.ZodType<Reference<C['name'], Entry<C>>>
export function reference<Target extends string>(target: Target): z.ZodType<Reference<Target>>
export function reference(target: Collection | string) {
  const targetName = typeof target === 'string' ? target : target.name
  return z
    .string()
    .trim()
    .min(1)
    .meta({ target: targetName })
    .transform((slug) => new Reference(targetName, slug))
}

/** Creates a schema for paths of images in `content/media`: `team/ada.jpg`. */
export const image = () =>
  z
    .string()
    .trim()
    .regex(
      /\.(png|jpe?g|webp|avif)$/,
      'An image path must end in `.png`, `.jpg`, `.jpeg`, `.webp`, or `.avif`, as in `team/ada.jpg`.',
    )
    .meta({ target: MEDIA, fix: fixImagePath })
    .transform((path) => new Reference(MEDIA, path))

/** Creates a schema for internal links: `/services/local-seo`, `/#results`. */
export const address = () =>
  z
    .string()
    .regex(/^\/(?![/\\])/, {
      error: ({ input }) => `\`${input}\` isn't an address on this site. Start it with one slash: \`/contact\`.`,
      abort: true,
    })
    .regex(ADDRESS_PATTERN, ADDRESS_MESSAGE)
    .meta({ target: ADDRESSES, fix: fixAddress })
    .transform((address) => new PageReference(address))

export const httpsUrl = () =>
  z
    .string()
    .refine(isHttpsUrl, { error: ({ input }) => getHttpsUrlMessage(String(input)), abort: true })
    .meta({ fix: fixHttpsUrl, pattern: '^https://', examples: ['https://www.example.com'] })

export const link = () =>
  fields({
    label: labeledText('Link text', 'The link text or button label. Say where the link goes.'),
    to: address().meta({ title: 'Links to' }).describe('A page, optionally with a section: `/contact#schedule`.'),
  }).meta({ sharedObjectName: 'link' })

export type Link = z.infer<ReturnType<typeof link>>

/** Creates a schema for the copy of missing pages: their address matches a route, but there's no entry. */
export const notFoundView = () =>
  fields({
    pageTitle: 'The title in the browser tab.',
    title: 'The page heading.',
    text: 'One sentence below the page heading.',
    link: link().describe('A link to another page, for example, back to the list.'),
  }).meta({ sharedObjectName: 'not-found view' })

export type NotFoundView = z.infer<ReturnType<typeof notFoundView>>
