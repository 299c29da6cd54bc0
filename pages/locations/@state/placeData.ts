import type { StateWords } from '../../../renderer/collections/states/words.ts'
import { figureText, yearsOf } from '../../../renderer/places/stateFigures.ts'
import type { StateProse } from '../../../renderer/places/stateProse.ts'
import type { StateView } from '../../../renderer/places/stateView.ts'
import { fill } from '../../../renderer/wording/fill.ts'

/** The groups of figures in each table. */
const TABLES = { offices: ['offices', 'registered'], people: ['people', 'health'] } as const

/** What the page shows of a state, besides its cities. */
export function placeData(words: StateWords['place'], view: StateView, { differs, why, services }: StateProse) {
  const { notes, advertisingRule: rule } = view.state
  const tables = (['offices', 'people'] as const).flatMap((name) => {
    const groups = TABLES[name].flatMap((group) => groupOf(words, view, group))
    const sources = groups.map(({ source }) => source).join('; ')
    const { title, note } = words.tables[name]
    return groups.length > 0 ? [{ title, groups, note: fill(note, { sources }) }] : []
  })
  return { differs, tables, notes, rule, why, services }
}

/** A group of figures, each beside the nation's; none where none is known. */
function groupOf(words: StateWords['place'], { figures }: StateView, group: keyof StateWords['place']['figures']) {
  const own = figures.filter((figure) => figure.group === group)
  const [first] = own
  if (!first) return []
  const rows = own.map(({ row, here, nation }) => ({
    name: row.name,
    here: figureText(group, here, words),
    nation: figureText(group, nation, words),
  }))
  const years = yearsOf(first.source)
  const source = fill(words.source, { ...first.source, years })
  return [{ head: fill(words.figures[group].head, { years }), rows, source }]
}
