import './services.css'
import { Closing } from '../../renderer/components/Closing.tsx'
import { PageHead } from '../../renderer/components/PageHead.tsx'
import { ServiceIndex } from '../../renderer/components/ServiceIndex.tsx'
import type { Data } from './+data.ts'

/** `/services` */
export function Page({ copy, facts, services }: Data) {
  return (
    <>
      <PageHead {...copy.hero} />
      <div className="services-list wrap">
        <ServiceIndex services={services} from={copy.from} perMonth={copy.perMonth} more={copy.learnMore} level={2} />
      </div>
      <Closing copy={copy.closing} contact={facts} />
    </>
  )
}
