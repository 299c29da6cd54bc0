import type { CityWords } from '../collections/states/cityWords.ts'
import { fill } from '../wording/fill.ts'
import { pickWording } from '../wording/pickWording.ts'
import { type CityValues, cityValues } from './cityValues.ts'
import type { CityView } from './cityView.ts'

/** What a city's page says of the place, in the wordings that fall to this city. */
export interface CityProse {
  values: CityValues
  lede: string
  /** Three paragraphs: the city's size, what lies around it, and its five miles. */
  paragraphs: string[]
  expertise: { title: string; text: string }[]
  services: { title: string; text: string; href: string }[]
}

/** Composes the sentences about a city from its view and the wordings. */
export function cityProse({ hero, place: words, expertise, services }: CityWords, view: CityView): CityProse {
  const values = cityValues(words, view)
  const key = `${view.state.slug}/${view.city.slug}`
  const say = (name: string, wordings: string[]) => fill(pickWording(wordings, `${key} ${name}`), values)
  const ring = view.ring.length > 0 ? words.ring.some : words.ring.none
  return {
    values,
    lede: say('lede', hero.text),
    paragraphs: [
      [say('size', words.size), say('peer', words.peer)],
      [say('neighbors', words.neighbors), say('reach', words.reach)],
      [say('ring', ring), ...(view.farthest ? [say('spread', words.spread)] : [])],
    ].map((sentences) => sentences.join(' ')),
    expertise: expertise.points.map((points, index) => {
      const { title, text } = pickWording(points, `${key} point ${index}`)
      return { title, text: fill(text, values) }
    }),
    services: services.cards.map(({ title, text, to }) => ({ title, text: say(title, text), href: to.slug })),
  }
}

/** All of a city's own words, for holding them against those of other cities. */
export function proseText({ lede, paragraphs, expertise, services }: CityProse): string {
  const cards = [...expertise, ...services].flatMap(({ title, text }) => [title, text])
  return [lede, ...paragraphs, ...cards].join('\n')
}
