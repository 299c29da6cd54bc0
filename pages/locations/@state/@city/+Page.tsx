import { Closing } from '../../../../renderer/components/Closing.tsx'
import type { Data } from './+data.ts'
import { CityExpertise } from './CityExpertise.tsx'
import { CityHero } from './CityHero.tsx'
import { CityQuote } from './CityQuote.tsx'
import { CityResults } from './CityResults.tsx'
import { CityServices } from './CityServices.tsx'

export function Page(props: Data) {
  const { copy, facts, values, results, testimonial } = props
  return (
    <>
      <CityHero {...props} />
      <CityExpertise copy={copy.expertise} values={values} />
      <CityServices copy={copy.services} values={values} />
      <CityResults copy={copy.results} claims={results} />
      {testimonial && <CityQuote title={copy.testimonial.title} testimonial={testimonial} />}
      <Closing copy={copy.closing} contact={facts} values={values} />
    </>
  )
}
