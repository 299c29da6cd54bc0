import { z } from 'zod'
import { description, reference, text, title } from './fields.ts'
import { ICONS } from './icons.ts'

const industryService = z.strictObject({
  service: reference('services'),
  title: title(),
  description: description(),
  features: z.array(text()).length(4),
  benefits: z.array(text()).length(4),
})

/** `content/industries/*.yaml`: a specialty, and what each of the five services means for it. */
export const industrySchema = z.strictObject({
  /** As menus and cards say it: `Dentists`. */
  name: text(),
  /** The page's heading and title: `Marketing for Dental Practices`. */
  title: title(),
  description: description(),
  icon: z.enum(ICONS),
  /** The hospice group is listed after the main group. */
  group: z.enum(['main', 'hospice']),
  featured: z.boolean().optional(),
  /** The paragraph under the heading. */
  body: text(),
  whyChoose: z.strictObject({
    title: text(),
    text: text(),
    points: z.array(z.strictObject({ title: text(), text: text() })).min(3),
  }),
  services: z
    .array(industryService)
    .length(5)
    .refine(
      (services) => new Set(services.map(({ service }) => service.slug)).size === services.length,
      'Each of the five services stands here once.',
    ),
})
export type Industry = z.infer<typeof industrySchema>
export type IndustryService = z.infer<typeof industryService>
