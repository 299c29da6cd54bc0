import '../../industries.css'
import { Closing } from '../../../../renderer/components/Closing.tsx'
import { Buttons } from '../../../../renderer/components/Links.tsx'
import { Items } from '../../../../renderer/components/Lists.tsx'
import { BackLink } from '../../../../renderer/components/PageHead.tsx'
import { Section, TintedSection } from '../../../../renderer/components/Section.tsx'
import { fill } from '../../../../renderer/wording/fill.ts'
import { formatDollars } from '../../../../renderer/wording/format.ts'
import type { Data } from './+data.ts'

/** `/industries/{industry}/{service}` */
export function Page({ words, company, industry, service, entry, firstBenefits, otherBenefits }: Data) {
  const names = { industry: industry.name, service: service.title }
  return (
    <>
      <header className="page-head service-head wrap columns">
        <BackLink href={industry.href} label={fill(words.back, { industry: industry.name })} />
        <h1>{entry.title}</h1>
        <div className="service-intro">
          <p className="lede">{entry.description}</p>
          <Buttons primary={words.call} />
        </div>
        <Terms words={words.terms} service={service} />
      </header>
      <Section id="benefits" title={fill(words.benefits, names)} className="large-list section wrap columns">
        <Items texts={firstBenefits} />
      </Section>
      <TintedSection id="features" title={fill(words.features, names)}>
        <Items texts={entry.features} className="cells cells-2 feature-cards" />
      </TintedSection>
      <div className="industry-service-last section wrap columns">
        {otherBenefits.map((text) => (
          <p key={text} className="industry-service-statement">
            {text}
          </p>
        ))}
        <p className="large-list-more">
          <a className="more" href={service.href}>
            {fill(words.general, { service: service.title })}
          </a>
        </p>
      </div>
      <Closing words={words.closing} contact={company} values={names} />
    </>
  )
}

/** What it costs, when it shows and for how long one signs. */
function Terms({ words, service }: { words: Data['words']['terms']; service: Data['service'] }) {
  const { price, providers, time } = service
  return (
    <dl className="industry-service-terms rows">
      <div>
        <dt>{words.price}</dt>
        <dd>{price === undefined ? words.custom : fill(words.from, { price: formatDollars(price), providers })}</dd>
      </div>
      <div>
        <dt>{words.time}</dt>
        <dd>{time}</dd>
      </div>
      <div>
        <dt>{words.term}</dt>
        <dd>{words.termText}</dd>
      </div>
    </dl>
  )
}
