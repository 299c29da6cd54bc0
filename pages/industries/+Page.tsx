import './industries.css'
import { Closing } from '../../renderer/components/Closing.tsx'
import type { Data } from './+data.ts'
import { IndustryList } from './IndustryList.tsx'

/** `/industries`: those we know best as columns, all others as rows. */
export function Page({ copy, facts, featured, others }: Data) {
  return (
    <>
      <header className="page-head wrap columns">
        <h1>{copy.hero.title}</h1>
        <p className="lede">{copy.hero.text}</p>
      </header>
      <IndustryList
        id="featured"
        title={copy.featured}
        industries={featured}
        serviceCount={copy.serviceCount}
        shape="columns"
      />
      <IndustryList id="all" title={copy.all} industries={others} serviceCount={copy.serviceCount} shape="rows" />
      <Closing copy={copy.closing} contact={facts} />
    </>
  )
}
