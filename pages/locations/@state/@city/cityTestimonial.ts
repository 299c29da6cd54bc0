import type { Site } from '../../../../renderer/model/load.ts'
import { serviceContent, serviceOf } from '../../../../renderer/model/queries/services.ts'
import type { Testimonial } from '../../../../renderer/model/schemas/services.ts'

/** The first testimonial of the service that the copy names, with a note that says what it is: a sample until the owner replaces it. */
export function cityTestimonial(site: Site): (Testimonial & { note: string }) | undefined {
  const { copy, services } = site
  const [testimonial] = serviceContent(site, serviceOf(site, copy.city.testimonial.service)).testimonials
  if (!testimonial) return undefined
  // The service may show those of another, so the file to look for is the one that the words stand in.
  const owner = services.find(({ testimonials = [] }) => testimonials.includes(testimonial))
  const isSample = site.placeholders.some(
    ({ file, path }) => file.endsWith(`/services/${owner?.slug}.yaml`) && path === 'testimonials.0',
  )
  return { ...testimonial, note: isSample ? copy.city.testimonial.sample : copy.city.testimonial.note }
}
