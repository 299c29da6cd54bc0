import './services.css'
import { Closing } from '../../renderer/components/Closing.tsx'
import { ServiceIndex } from '../../renderer/components/ServiceIndex.tsx'
import type { Data } from './+data.ts'

/** `/services`: the five services as an index with their lowest prices. */
export function Page({ copy, facts, services }: Data) {
  return (
    <>
      <header className="page-head wrap columns">
        <h1>{copy.hero.title}</h1>
        <p className="lede">{copy.hero.text}</p>
      </header>
      <div className="services-list wrap">
        <ServiceIndex services={services} from={copy.from} perMonth={copy.perMonth} more={copy.learnMore} level={2} />
      </div>
      <Closing copy={copy.closing} contact={facts} />
    </>
  )
}
