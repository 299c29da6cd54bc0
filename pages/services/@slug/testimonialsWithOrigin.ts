import type { Site } from '../../../renderer/model/load.ts'
import type { Testimonial } from '../../../renderer/model/schemas/services.ts'

/** A testimonial, and whether it is only a sample that the owner still has to replace. */
export type ShownTestimonial = Testimonial & { isSample: boolean }

/** Marks the samples. A service without testimonials shows another's list, so the file is found by the list itself. */
export function testimonialsWithOrigin(
  { services, placeholders }: Pick<Site, 'services' | 'placeholders'>,
  testimonials: Testimonial[],
): ShownTestimonial[] {
  const origin = services.find((service) => service.testimonials === testimonials)
  const samples = placeholders
    .filter(({ file }) => file.endsWith(`services/${origin?.slug}.yaml`))
    .map(({ path }) => path)
  return testimonials.map((testimonial, index) => {
    const place = `testimonials.${index}`
    return {
      ...testimonial,
      isSample: samples.some((path) => path === 'testimonials' || path === place || path.startsWith(`${place}.`)),
    }
  })
}
