import type { StateWords } from '../../../renderer/collections/states/words.ts'
import type { Facts } from '../../../renderer/places/facts.ts'
import { rateText } from '../../../renderer/places/stateFacts.ts'
import type { StateProse } from '../../../renderer/places/stateProse.ts'
import type { StateView } from '../../../renderer/places/stateView.ts'
import { fill } from '../../../renderer/wording/fill.ts'

/** What the page shows of a state, besides its cities. */
export function placeData(words: StateWords['place'], facts: Facts, view: StateView, prose: StateProse) {
  const { transect, state } = view
  return {
    transect: transect && {
      from: transect.from.name,
      to: transect.to.name,
      miles: transect.miles,
      // The largest first: names take room in this order.
      stops: transect.stops
        .toSorted((a, b) => b.city.population - a.city.population)
        .map(({ city, mile }) => ({ name: city.name, mile })),
    },
    rings: ringsOf(view),
    rates: view.offices.map(({ kind, here, nation }) => ({
      name: words.offices.kinds.find((each) => each.kind === kind)?.name ?? kind,
      here: rateText(here, words),
      nation: rateText(nation, words),
    })),
    prose,
    notes: state.notes,
    rule: state.advertisingRule,
    sources: sourcesOf(words, facts, view, prose),
  }
}

/** The ring with the fewest people, the middle one, and the one with the most; two where there is no middle, and none where there is one: a sentence says it. */
function ringsOf({ rings }: StateView) {
  const ascending = rings.toReversed()
  const named = ascending.map(({ city, people }) => ({ name: city.name, people }))
  const [narrowest, middle, widest] = [named[0], named[Math.floor(named.length / 2)], named.at(-1)]
  if (!narrowest || !middle || !widest) return []
  if (named.length === 1) return []
  return [
    { ...narrowest, is: 'narrowest' as const },
    ...(named.length > 2 ? [{ ...middle, is: 'middle' as const }] : []),
    { ...widest, is: 'widest' as const },
  ]
}

/** The sources of what is shown, in one line; none where nothing is. */
function sourcesOf(
  words: StateWords['place'],
  { sources }: Facts,
  view: StateView,
  prose: StateProse,
): string | undefined {
  const used = [
    view.rings.length > 0 && sources.residents,
    view.offices.length > 0 && (view.isByZip ? sources.offices : sources.countyOffices),
    view.specialists.length > 0 && sources.specialists,
    (view.over65 || view.uninsured || view.counties) && sources.people,
    prose.health.length > 0 && sources.health,
  ].flatMap((source) => source || [])
  if (used.length === 0) return undefined
  return fill(words.sources.line, {
    sources: used.map(({ by, name, years }) => fill(words.sources.source, { by, name, years })).join('; '),
  })
}
