import { z } from 'zod'
import { parseEntry } from './entryLink.ts'
import { Reference } from './reference.ts'
import { reference, text } from './schemas/fields.ts'

/** Facts of `content/site.yaml` that MDX may print with `<Fact name="…" />`. */
export const FACTS = ['brand', 'legalName', 'phone', 'email', 'address', 'hours', 'replyTime'] as const

/** An entry that has a page, by its folder and file name. */
const entry = () =>
  text().transform((to, context) => {
    const found = parseEntry(to)
    if (found) return found
    const message = '`to` names an entry by folder and file: services/local-seo, posts/…, cities/florida/tampa.'
    context.addIssue({ code: 'custom', message })
    return z.NEVER
  })

const picture = () =>
  z
    .string()
    .regex(/\.(png|jpe?g|webp|avif|svg)$/, '`src` is a picture of `content/media`, for instance posts/chart.svg.')
    .transform((path) => new Reference('media', path))

/** The picture's own size, so that the browser leaves its room free and no line jumps when it arrives. */
const pixels = () => z.string().regex(/^[1-9]\d{0,4}$/, 'A size is a whole number of pixels, for instance width="960".')

/** The components that a writer may use in MDX, each with the attributes that it takes. */
export const MDX_COMPONENTS = {
  Callout: z.strictObject({ title: text().optional() }),
  Claim: z.strictObject({ id: reference('claims') }),
  Fact: z.strictObject({ name: z.enum(FACTS) }),
  EntryLink: z.strictObject({ to: entry() }),
  Figure: z.strictObject({
    src: picture(),
    alt: text(),
    width: pixels(),
    height: pixels(),
    caption: text().optional(),
  }),
  Steps: z.strictObject({}),
  Comparison: z.strictObject({}),
  /** A unit is a sign or an abbreviation; a word of its own belongs in the caption. */
  Bars: z.strictObject({ caption: text(), unit: text().pipe(z.string().max(3)).optional() }),
  Flow: z.strictObject({ caption: text() }),
}
export type MdxComponentName = keyof typeof MDX_COMPONENTS

export function isMdxComponent(name: string): name is MdxComponentName {
  return Object.hasOwn(MDX_COMPONENTS, name)
}
