import './service.css'
import { Closing } from '../../../renderer/components/Closing.tsx'
import { Items } from '../../../renderer/components/Lists.tsx'
import { ServiceHead } from '../../../renderer/components/PageHead.tsx'
import { Faq as FaqIsland } from '../../../renderer/islands/Faq.island.tsx'
import { Island } from '../../../renderer/islands/Island.tsx'
import type { Data } from './+data.ts'
import { Comparison } from './Comparison.tsx'
import { Features, KeyBenefits, WorkItems } from './Features.tsx'
import { Pricing } from './Pricing.tsx'
import { Process } from './Process.tsx'
import { Figures, Testimonials } from './Proof.tsx'

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

function Hero({ copy: { back, benefits, call }, service }: Pick<Data, 'copy' | 'service'>) {
  return (
    <ServiceHead back={{ href: back.to.slug, label: back.label }} title={service.title} text={service.body} call={call}>
      <section className="service-benefits" aria-labelledby="benefits">
        <h2 id="benefits" className="label">
          {benefits}
        </h2>
        <Items texts={service.benefits} className="rows" />
      </section>
    </ServiceHead>
  )
}

function Faq({ title, faq }: { title: string; faq: Data['faq'] }) {
  return (
    <section className="section wrap columns" aria-labelledby="faq">
      <h2 id="faq" className="faq-title">
        {title}
      </h2>
      <Island name="Faq" component={FaqIsland} id="faq-list" className="faq-list" props={{ faq }} />
    </section>
  )
}
