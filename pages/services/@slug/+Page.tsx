import './service.css'
import { Closing } from '../../../renderer/components/Closing.tsx'
import type { Data } from './+data.ts'
import { Comparison } from './Comparison.tsx'
import { Faq } from './Faq.tsx'
import { Features } from './Features.tsx'
import { Figures } from './Figures.tsx'
import { Hero } from './Hero.tsx'
import { KeyBenefits } from './KeyBenefits.tsx'
import { Pricing } from './Pricing.tsx'
import { Process } from './Process.tsx'
import { Testimonials } from './Testimonials.tsx'
import { WorkItems } from './WorkItems.tsx'

/** `/services/{slug}` */
export function Page({ copy, facts, service, stats, process, comparison, testimonials, faq, pricing }: Data) {
  return (
    <>
      <Hero copy={copy} service={service} />
      <Figures title={copy.stats} socialProof={service.socialProof} stats={stats} />
      <KeyBenefits title={copy.keyBenefits} service={service} />
      <Features title={copy.features} service={service} />
      <WorkItems title={copy.detailedFeatures} groups={service.detailedFeatures} />
      <Process copy={copy.process} steps={process} />
      <Comparison copy={copy.comparison} rows={comparison} />
      <Testimonials copy={copy.testimonials} testimonials={testimonials} />
      {pricing && <Pricing copy={copy.pricing} pricing={pricing} />}
      <Faq title={copy.faq} faq={faq} />
      <Closing copy={copy.closing} contact={facts} values={{ service: service.title }} />
    </>
  )
}
