import './services.css'
import { Closing } from '../../renderer/components/Closing.tsx'
import { PageHead } from '../../renderer/components/PageHead.tsx'
import { ServiceIndex } from '../../renderer/components/ServiceIndex.tsx'
import type { Data } from './+data.ts'

/** `/services` */
export function Page({ words, company, services }: Data) {
  return (
    <>
      <PageHead {...words.hero} />
      <div className="services-list wrap">
        <ServiceIndex
          services={services}
          from={words.from}
          perMonth={words.perMonth}
          more={words.learnMore}
          level={2}
        />
      </div>
      <Closing words={words.closing} contact={company} />
    </>
  )
}
