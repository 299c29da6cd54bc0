import type { Site } from '../load.ts'
import type { Testimonial } from '../schemas/services.ts'
import { pickWording } from '../wording.ts'
import type { Place } from './locations.ts'
import { type ServiceEntry, serviceContent } from './services.ts'

type Content = Pick<Site, 'services' | 'placeholders'>

/** A testimonial, and whether it is only a sample that the owner still has to replace. */
export type ShownTestimonial = Testimonial & { isSample: boolean }

/** The testimonials that a service's page shows: its own, or those of paid media. */
export function testimonialsOf(content: Content, service: ServiceEntry): ShownTestimonial[] {
  const { testimonials } = serviceContent(content, service)
  // The list itself tells whose it is: a service without its own shows another's.
  const origin = content.services.find((each) => each.testimonials === testimonials)
  return testimonials.map((testimonial, index) => ({
    ...testimonial,
    isSample: isSample(content, `services/${origin?.slug}.yaml`, index),
  }))
}

/** The testimonial of a city's page: one of all services', always the same for the same city. */
export function cityTestimonial(content: Content, { state, city }: Place): ShownTestimonial | undefined {
  const all = content.services
    .filter(({ testimonials }) => testimonials)
    .flatMap((service) => testimonialsOf(content, service))
  return all.length > 0 ? pickWording(all, `${state.slug}/${city.slug} testimonial`) : undefined
}

/** Whether a testimonial, the list of them, or a value in it is tagged `!placeholder`. */
function isSample({ placeholders }: Content, file: string, index: number): boolean {
  const place = `testimonials.${index}`
  return placeholders.some(
    (each) =>
      each.file.endsWith(file) &&
      (each.path === 'testimonials' || each.path === place || each.path.startsWith(`${place}.`)),
  )
}
