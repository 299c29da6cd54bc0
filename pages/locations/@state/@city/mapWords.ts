import type { CityWords } from '../../../../renderer/collections/states/cityWords.ts'
import { cities } from '../../../../renderer/collections/states/definition.ts'
import type { CityMapDrawing } from '../../../../renderer/drawing/cityMap.ts'
import type { MapSpot } from '../../../../renderer/drawing/citySpots.ts'
import type { Neighbor, Spot } from '../../../../renderer/places/atlas.ts'
import type { CityView } from '../../../../renderer/places/cityView.ts'
import { directionTo, milesBetween, wholeMiles } from '../../../../renderer/places/geography.ts'
import { fill } from '../../../../renderer/wording/fill.ts'
import { formatCount, listText } from '../../../../renderer/wording/format.ts'

/** How many places the text alternative names. */
const TOLD = 6

/** What a city's map shows and says: everything but the geometry. */
export function mapInWords({ map: words, place }: CityWords, { state: home, city: here, map }: CityView) {
  const { frame, cities, beyond, towns } = map
  const parts = here.parts?.list ?? []
  const tell = (there: Spot, name = there.name) => {
    const miles = wholeMiles(milesBetween(here, there))
    const direction = place.directions[directionTo(here, there)] ?? ''
    return fill(miles === 1 ? words.place.one : words.place.many, { name, miles: formatCount(miles), direction })
  }
  const link = (near: Neighbor) => ({
    ...spotOf(near.city),
    // Two of one name would stand side by side: Kansas City sees Kansas City, KS.
    name: near.city.name === here.name ? nameSeenFrom(home, near) : near.city.name,
    href: hrefOf(near),
    label: tell(near.city, nameSeenFrom(home, near)),
    miles: fill(words.edge, { miles: formatCount(wholeMiles(near.miles)) }),
  })
  const nearest = [...cities.map(({ city }) => city), ...towns]
    .toSorted((a, b) => milesBetween(here, a) - milesBetween(here, b))
    .slice(0, TOLD)
  const sentences = [
    fill(words.text, { city: here.name }),
    nearest.length > 0 ? fill(words.around, { places: nearest.map((each) => tell(each)).join('; ') }) : words.empty,
    ...(parts.length > 0 ? [fill(words.parts, { parts: listText(parts.map(({ name }) => name)) })] : []),
    ...(beyond.length > 0 ? [fill(words.beyond, { places: beyond.map((each) => link(each).label).join('; ') })] : []),
  ]
  return {
    name: fill(words.name, { city: here.name }),
    text: sentences.join(' '),
    frame,
    state: home.name,
    city: spotOf(here),
    cities: cities.map(link),
    beyond: beyond.map(link),
    towns: towns.map(spotOf),
    parts: parts.map(spotOf),
  }
}

/** What else the picture shows, for those who do not see it: water, and where in its state a lonely city lies. */
export function groundInWords(
  { map: words, place: { directions } }: CityWords,
  { city, state }: CityView,
  { ground: { waterward }, locator }: CityMapDrawing<unknown, unknown>,
): string[] {
  const named = waterward.map((direction) => directions[direction] ?? '')
  const isAround = named.length === directions.length
  const water = isAround
    ? [words.waterAround]
    : named.length > 0
      ? [fill(words.water, { directions: listText(named) })]
      : []
  if (!locator) return water
  const { inState } = locator
  const where = inState === undefined ? words.middle : (directions[inState] ?? '')
  return [...water, fill(words.locator, { city: city.name, state: state.nameInText ?? state.name, where })]
}

/** The page of a neighbor. */
export function hrefOf({ state, city }: Neighbor): string {
  return cities.address(state.slug, city.slug)
}

/** On maps and lists a city of another state carries that state's letters. */
export function nameSeenFrom(home: CityView['state'], { state, city }: Neighbor): string {
  return state === home ? city.name : `${city.name}, ${state.abbreviation}`
}

function spotOf({ name, population, lat, lon }: MapSpot): MapSpot {
  return { name, population, lat, lon }
}
