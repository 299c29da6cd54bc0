import { fill } from '../fill.ts'
import type { Content } from '../schemas/collections.ts'
import { pickWording } from '../wording.ts'
import { cityFacts } from './cityFacts.ts'
import { type CityValues, cityValues } from './cityValues.ts'
import type { Place } from './locations.ts'

/** What a city's page says of the place, in the wordings that fall to this city. */
export interface CityProse {
  values: CityValues
  lede: string
  /** Three paragraphs: the city's size, what lies around it, and its five miles. */
  paragraphs: string[]
  expertise: { title: string; text: string }[]
  services: { title: string; text: string; href: string }[]
}

/** Composes the sentences about a city from its facts and the copy's wordings. */
export function cityProse(content: Pick<Content, 'states' | 'copy'>, place: Place): CityProse {
  const { hero, place: copy, expertise, services } = content.copy.city
  const facts = cityFacts(content, place)
  const values = cityValues(copy, place, facts)
  const address = `${place.state.slug}/${place.city.slug}`
  const say = (name: string, wordings: string[]) => fill(pickWording(wordings, `${address} ${name}`), values)
  const ring = facts.ring.length > 0 ? copy.ring.some : copy.ring.none
  return {
    values,
    lede: say('lede', hero.text),
    paragraphs: [
      [say('size', copy.size), say('peer', copy.peer)],
      [say('neighbors', copy.neighbors), say('reach', copy.reach)],
      [say('ring', ring), ...(facts.farthest ? [say('spread', copy.spread)] : [])],
    ].map((sentences) => sentences.join(' ')),
    expertise: expertise.points.map((points, index) => {
      const { title, text } = pickWording(points, `${address} point ${index}`)
      return { title, text: fill(text, values) }
    }),
    services: services.cards.map(({ title, text, to }) => ({ title, text: say(title, text), href: to.slug })),
  }
}
