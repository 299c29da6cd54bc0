import { familyOf } from '../collections/states/stateCases.ts'
import type { StateWords } from '../collections/states/words.ts'
import { fill } from '../wording/fill.ts'
import { capitalized, formatCount } from '../wording/format.ts'
import { stateFacts } from './stateFacts.ts'
import { figureText, type StateFigure, surprises, yearsOf } from './stateFigures.ts'
import type { StateView } from './stateView.ts'

/** What a state's page says of it, each sentence chosen by a fact. */
export interface StateProse {
  values: ReturnType<typeof stateValues>
  lede: string
  /** Where it differs most from the nation, and what follows for a practice where something does. */
  differs: { fact: string; advice?: string | undefined }[]
  why: { title: string; text: string }[]
  services: { title: string; text: string }[]
}

/** Composes the sentences about a state from what is true of it. */
export function stateProse({ hero, place, why, services }: StateWords, view: StateView): StateProse {
  const values = stateValues(view)
  const facts = stateFacts(view)
  const say = (texts: Record<string, string>) => {
    const known = facts[familyOf(texts) ?? 'always']
    return capitalized(fill(texts[known.case] ?? '', { ...values, ...known.values }))
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
    differs: farthest(view.figures).map(({ how, ...figure }) => ({
      fact: capitalized(factOf(figure)),
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
function stateValues({ state }: StateView) {
  return {
    state: state.name,
    theState: state.nameInText ?? state.name,
    adjective: state.adjective ?? state.name,
    count: formatCount(state.cities.length),
    first: state.cities[0]?.name ?? '',
  }
}
