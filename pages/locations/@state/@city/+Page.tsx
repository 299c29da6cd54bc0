import '../../place.css'
import './city.css'
import { Closing } from '../../../../renderer/components/Closing.tsx'
import { fill } from '../../../../renderer/wording/fill.ts'
import type { Data } from './+data.ts'
import { CityExpertise } from './CityExpertise.tsx'
import { CityHero } from './CityHero.tsx'
import { CityPlace } from './CityPlace.tsx'
import { CityQuote } from './CityQuote.tsx'
import { CityResults } from './CityResults.tsx'
import { CityServices } from './CityServices.tsx'

export function Page(props: Data) {
  const { copy, facts, values, prose, results, testimonial } = props
  return (
    <>
      <CityHero {...props} />
      <CityPlace title={fill(copy.place.title, values)} paragraphs={prose.paragraphs} />
      <CityExpertise title={fill(copy.expertise.title, values)} points={prose.expertise} />
      <CityServices title={fill(copy.services.title, values)} services={prose.services} />
      <CityResults copy={copy.results} claims={results} />
      {testimonial && <CityQuote copy={copy.testimonial} testimonial={testimonial} />}
      <Closing copy={copy.closing} contact={facts} values={values} />
    </>
  )
}
