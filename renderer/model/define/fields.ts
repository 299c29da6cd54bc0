import { z } from 'zod'
import { isPictureName, unreadable } from '../explain/characters.ts'
import { isReservedSlug } from '../reservedNames.ts'
import { ADDRESS, ADDRESS_FAULT, addressFix, isWebAddress, webAddressFault, webAddressFix } from './addressRules.ts'
import type { Collection, Entry } from './definitions.ts'
import { type EditorMeta, fixable, notes, unlessCited } from './notes.ts'
import { ADDRESSES, MEDIA, Reference } from './reference.ts'
import { TOKEN } from './texts.ts'
import { dayFault, dayFix, isCalendarDay, pictureFix, slugFault, slugFix } from './valueFixes.ts'

/** A sentence or a name: something to read, white space at its ends dropped. Braces are kept for tokens. */
export const text = () => template()

/**
 * A text in which the page fills in `{names}` of its own, for instance `{city}`.
 * Any other token is an error, so that no visitor ever reads a brace. Which tokens every text knows is the content
 * model's business: `explain.ts` words the problem.
 */
export function template(...names: string[]): ReturnType<typeof textWith> {
  const schema = texts.get(names.join(' ')) ?? textWith(names)
  texts.set(names.join(' '), schema)
  return schema
}

/** Texts that know the same names are one schema: there are hundreds, and every program would make each when it starts. */
const texts = new Map<string, ReturnType<typeof textWith>>()

function textWith(names: string[]) {
  return z
    .string()
    .trim()
    .min(1)
    .superRefine((value, context) => {
      const message = value === '' ? undefined : unreadable(value)
      if (message !== undefined) context.addIssue({ code: 'custom', message })
      for (const [token, name = ''] of value.matchAll(TOKEN)) {
        if (!names.includes(name)) {
          context.addIssue({ code: 'custom', message: 'unknown token', params: { unknownToken: token, names } })
        }
      }
    })
    .meta({ tokens: names } satisfies EditorMeta)
    .register(notes, { isCopy: true })
}

/** Fields by name: one that is a plain text is what it means to a writer, any other its schema. */
export function fields<Fields extends Record<string, string | z.ZodType>>(fields: Fields) {
  const shape = Object.entries(fields).map(([key, field]) => [
    key,
    typeof field === 'string' ? text().describe(field) : field,
  ])
  return z.strictObject(Object.fromEntries(shape) as Shape<Fields>)
}
type Shape<Fields> = {
  [Key in keyof Fields]: Fields[Key] extends z.ZodType ? Fields[Key] : ReturnType<typeof text>
}

/** The longest name: buttons, menus and maps show it on one line. */
const NAME_MAX = 80
export const name = () => named(text())

/** A text of the length of a name. */
export function named(schema: ReturnType<typeof text>) {
  return schema.pipe(z.string().max(NAME_MAX)).meta(unlessCited({ maxLength: NAME_MAX }))
}

const NO_ALT_TEXT = "This text doesn't say what the picture shows. Write it for people who can't see the picture."

/** What a picture shows, for those who do not see it. */
export const altText = () => text().refine((value) => !isPictureName(value), NO_ALT_TEXT)

/** Length limits of search results. Source: what Google shows before it cuts, about 600 px and 920 px of text. */
export const TITLE_MAX = 60
const DESCRIPTION_MIN = 70
const DESCRIPTION_MAX = 160

/** A page's title as browsers and search results show it. */
export const title = () =>
  text()
    .pipe(z.string().max(TITLE_MAX))
    .register(notes, { shows: 'title' })
    .meta(unlessCited({ maxLength: TITLE_MAX }))

/** One or two sentences that say what the page offers: for cards, for search results, for shares. */
export const description = () =>
  text()
    .pipe(z.string().min(DESCRIPTION_MIN).max(DESCRIPTION_MAX))
    .register(notes, { shows: 'description' })
    .meta(unlessCited({ minLength: DESCRIPTION_MIN, maxLength: DESCRIPTION_MAX }))

/** Title and description of a page whose heading says something else. */
export const meta = () =>
  z
    .strictObject({
      title: title().describe('The title in the browser’s tab and in search results. No other page has it.'),
      description: description().describe(
        'What the page offers, in one or two sentences, for search results and shares. No other page has it.',
      ),
    })
    .meta({ group: 'meta' } satisfies EditorMeta)

/** The last part of an address: lower-case letters, digits, single hyphens. */
export const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/

export const slug = () =>
  fixable(
    z
      .string()
      .regex(SLUG, { error: ({ input }) => slugFault(String(input)) })
      .refine(
        (value) => !isReservedSlug(value),
        'Hosts keep `index` and `404` for themselves, and Windows `con`, `aux`, `nul`, `prn`, `com1`, and the like. Add a word, for instance `index-town`.',
      ),
    slugFix,
  )

/** A day of the calendar, written 2024-12-15. */
export const day = () =>
  fixable(
    z.string().refine((value) => /^\d{4}-\d{2}-\d{2}$/.test(value) && isCalendarDay(value), {
      error: ({ input }) => dayFault(String(input)),
    }),
    dayFix,
  ).meta({ pattern: '^\\d{4}-\\d{2}-\\d{2}$', examples: ['2024-12-15'] })

/** A place in an order that no file name tells: 1 comes first. */
export const order = () => z.int().min(1).describe('The place among its like: 1 comes first. No two have the same.')

/**
 * The slug of an entry, for instance `local-seo`, or the id of a record. It must exist.
 * @param target the definition of a collection, which `Site.resolve` then follows; or a name, where the definition cannot
 * be imported: that of a collection, of a nested one, or of a singleton with records.
 */
export function reference<C extends Collection>(target: C): z.ZodType<Reference<C['name'], Entry<C>>>
export function reference<Target extends string>(target: Target): z.ZodType<Reference<Target>>
export function reference(target: Collection | string) {
  const name = typeof target === 'string' ? target : target.name
  return z
    .string()
    .trim()
    .min(1)
    .meta({ refersTo: name } satisfies EditorMeta)
    .transform((slug) => new Reference(name, slug))
    .register(notes, { target: name })
}

/** A picture of `content/media`: `team/ada.jpg`. The build writes it in other sizes and formats. */
export const picture = () =>
  z
    .string()
    .trim()
    .regex(/\.(png|jpe?g|webp|avif)$/, 'A picture is a PNG, JPEG, WebP or AVIF, for instance `team/ada.jpg`.')
    .meta({ refersTo: MEDIA } satisfies EditorMeta)
    .transform((path) => new Reference(MEDIA, path))
    .register(notes, { target: MEDIA, fix: pictureFix })

/** An address of this site, for instance `/services/local-seo` or `/#results`. The page must exist, and the place on it. */
export const address = () =>
  z
    .string()
    .regex(/^\/(?![/\\])/, {
      error: ({ input }) => `\`${input}\` isn't an address of this site, which starts with one slash: \`/contact\`.`,
      abort: true,
    })
    .regex(ADDRESS, ADDRESS_FAULT)
    .meta({ refersTo: ADDRESSES } satisfies EditorMeta)
    .transform((address) => new Reference(ADDRESSES, address))
    .register(notes, { target: ADDRESSES, fix: addressFix })

/** An address of another site, written the way browsers read it: https, a host with a dot, no user name, no password. */
export const webAddress = () =>
  fixable(
    z.string().refine(isWebAddress, { error: ({ input }) => webAddressFault(String(input)), abort: true }),
    webAddressFix,
  ).meta({ pattern: '^https://', examples: ['https://www.example.com'] })

/** A link: what it says and where it goes. */
export const link = () =>
  z
    .strictObject({
      label: text().describe('The words of the link, which say where it leads.'),
      to: address().describe('The address of a page of this site, and perhaps a place on it: `/contact#schedule`.'),
    })
    .meta({ group: 'link' } satisfies EditorMeta)
export type Link = z.infer<ReturnType<typeof link>>

/** What an address shows that has the form of a page and leads to none. */
export const notFoundView = () =>
  z
    .strictObject({
      pageTitle: text().describe('The title in the browser’s tab.'),
      title: text().describe('The heading.'),
      text: text().describe('One sentence under it.'),
      link: link().describe('The way on, for instance back to the list.'),
    })
    .meta({ group: 'not-found view' } satisfies EditorMeta)
export type NotFoundView = z.infer<ReturnType<typeof notFoundView>>
