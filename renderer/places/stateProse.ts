import { FAMILIES, type Family, familyOf } from '../collections/states/stateCases.ts'
import type { StateWords } from '../collections/states/words.ts'
import { fill } from '../wording/fill.ts'
import { capitalize, formatCount } from '../wording/format.ts'
import { POINTS, type Standing, shareStanding } from './facts.ts'
import { figureText, type StateFigure, surprises, yearsOf } from './stateFigures.ts'
import type { StateView } from './stateView.ts'

export type StateProse = ReturnType<typeof stateProse>

/** Composes the sentences about a state from what is true of it. */
export function stateProse({ hero, place, why, services }: StateWords, view: StateView) {
  const values = stateValues(view.state)
  const facts = stateFacts(view)
  const say = (texts: Record<string, string>) => {
    const known = facts[familyOf(texts) ?? 'always']
    return capitalize(fill(texts[known.case] ?? '', { ...values, ...known.values }))
  }
  const points = (list: StateWords['why']['points']) =>
    list.map(({ title, text }) => ({ title: fill(title, values), text: say(text) }))
  const factOf = ({ group, row, here, nation, source }: StateFigure) =>
    fill(place.figures[group].fact, {
      ...values,
      inText: row.inText,
      here: figureText(group, here, place),
      nation: figureText(group, nation, place),
      years: yearsOf(source),
    })
  return {
    values,
    lede: say(hero.text),
    /** Where it differs most from the nation, and what follows for a practice where something does. */
    differs: farthest(view.figures).map(({ how, ...figure }) => ({
      fact: capitalize(factOf(figure)),
      advice: figure.row[how],
    })),
    why: points(why.points),
    services: points(services.blurbs),
  }
}

/** So many facts stand at the head of a page; the tables have them all. */
const MOST = 3

/** The figures that differ most, and of each group of counts one that is more and one that is fewer: three alike would be a list. */
function farthest(figures: StateFigure[]) {
  const seen = new Set<string>()
  return surprises(figures)
    .filter(({ group, how, row }) => {
      const kind = group === 'offices' ? how : row.of
      return !seen.has(kind) && seen.add(kind)
    })
    .slice(0, MOST)
}

/**
 * What a page says of its state, a sentence or two to a line, for holding it against what others say of theirs. What we do,
 * and why one would choose us, is much the same everywhere, and is no part of it.
 */
export function stateText({ lede, differs }: StateProse, notes: string[] = []): string {
  return [lede, ...differs.flatMap(({ fact, advice }) => [fact, ...(advice ? [advice] : [])]), ...notes].join('\n')
}

/** The names that every text about a state may use. */
export function stateValues(state: StateView['state']) {
  return {
    state: state.name,
    theState: state.nameInText ?? state.name,
    adjective: state.adjective ?? state.name,
    count: formatCount(state.cities.length),
    first: state.cities[0]?.name ?? '',
  }
}

interface FactCase {
  case: string
  values: Record<string, string>
}

function stateFacts(view: StateView): Record<Family, FactCase> {
  const { advertisingRule } = view.state
  const known: Record<Family, FactCase | undefined> = {
    overlap: overlap(view),
    reach: reach(view),
    age: beside(view, 'over65', { more: 'older', fewer: 'younger', like: 'sameAge' }),
    insurance: beside(view, 'uninsured', { more: 'lessInsured', fewer: 'moreInsured', like: 'sameInsured' }),
    rule: advertisingRule && { case: 'ruled', values: { ruleName: advertisingRule.name } },
    always: undefined,
  }
  const entries = (Object.keys(FAMILIES) as Family[]).map((family) => [
    family,
    known[family] ?? { case: FAMILIES[family].unknown, values: {} },
  ])
  return Object.fromEntries(entries) as Record<Family, FactCase>
}

function overlap({ state: { cities }, touching }: StateView): FactCase | undefined {
  if (cities.length === 1) return undefined
  const which = touching === 0 ? 'apart' : touching < cities.length / 2 ? 'someTouch' : 'mostTouch'
  return { case: which, values: { touching: formatCount(touching) } }
}

/** From so many times as many people on, what is spent around one city would not fit another. */
const UNEVEN = 3

function reach({ rings, residents }: StateView): FactCase | undefined {
  const [widest, narrowest] = [rings[0], rings.at(-1)]
  if (!widest || !narrowest || residents === undefined) return undefined
  const many = widest.people >= UNEVEN * narrowest.people ? 'uneven' : 'alike'
  return {
    case: rings.length === 1 ? 'only' : many,
    values: {
      widest: widest.city.name,
      widestPeople: formatCount(widest.people),
      narrowest: narrowest.city.name,
      narrowestPeople: formatCount(narrowest.people),
      residents: formatCount(residents),
    },
  }
}

/** How a share of a state, in percent, stands to the nation’s. */
function beside(
  { figures }: StateView,
  of: 'over65' | 'uninsured',
  cases: Record<Standing, string>,
): FactCase | undefined {
  const figure = figures.find(({ row }) => row.of === of)
  return figure && { case: cases[shareStanding(figure.here.low, figure.nation.low, POINTS.ofState)], values: {} }
}
