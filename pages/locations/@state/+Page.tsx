import '../place.css'
import './state.css'
import { Closing } from '../../../renderer/components/Closing.tsx'
import type { Data } from './+data.ts'
import { CityCards } from './CityCards.tsx'
import { StateHero } from './StateHero.tsx'
import { StateMap } from './StateMap.tsx'
import { StatePlace } from './StatePlace.tsx'
import { StateServices } from './StateServices.tsx'
import { WhyUs } from './WhyUs.tsx'

export function Page({ copy, search, facts, values, place, breadcrumb, state, cities, towns }: Data) {
  return (
    <>
      <StateHero copy={copy} values={values} breadcrumb={breadcrumb} count={cities.length}>
        <StateMap copy={copy} values={values} state={state} cities={cities} towns={towns} />
      </StateHero>
      <StatePlace copy={copy.place} values={values} {...place} />
      <WhyUs copy={copy.why} values={values} />
      <CityCards copy={copy.cities} search={search} values={values} state={state} cities={cities} />
      <StateServices copy={copy.services} values={values} />
      <Closing copy={copy.closing} contact={facts} values={values} />
    </>
  )
}
