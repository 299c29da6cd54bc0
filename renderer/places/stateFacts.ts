import { FAMILIES, type Family } from '../collections/states/stateCases.ts'
import { fill } from '../wording/fill.ts'
import { formatCount } from '../wording/format.ts'
import { type Bounds, POINTS, type Standing, shareStanding, standingOf } from './facts.ts'
import type { Beside, FactCase, Names, StateView } from './stateView.ts'
import { across, gap, lonely, metro, overlap, weight } from './stateWays.ts'

/** What is so in a state, fact by fact. */
export function stateFacts(view: StateView, names: Names): Record<Family, FactCase> {
  const known: Record<Family, FactCase | undefined> = {
    across: across(view, names),
    gap: gap(view, names),
    weight: weight(view),
    overlap: overlap(view),
    metro: metro(view, names),
    lonely: lonely(view, names),
    reach: reach(view),
    offices: offices(view, names),
    age: beside(view.over65, { more: 'older', fewer: 'younger', like: 'sameAge' }),
    ageRange: ageRange(view),
    insurance: beside(view.uninsured, {
      more: 'lessInsured',
      fewer: 'moreInsured',
      like: 'sameInsured',
    }),
    rule: view.state.advertisingRule && { case: 'ruled', values: { ruleName: view.state.advertisingRule.name } },
    always: undefined,
  }
  const entries = (Object.keys(FAMILIES) as Family[]).map((family) => [
    family,
    known[family] ?? { case: FAMILIES[family].unknown, values: {} },
  ])
  return Object.fromEntries(entries) as Record<Family, FactCase>
}

/** From so many times as many people on rings are uneven, or worlds apart. */
const TIMES = { uneven: 3, worlds: 15 }

/** How much the rings differ in people. */
function reach({ rings, residents }: StateView): FactCase | undefined {
  const [widest, narrowest] = [rings[0], rings.at(-1)]
  if (!widest || !narrowest || residents === undefined || narrowest.people === 0) return undefined
  const times = widest.people / narrowest.people
  const many = times >= TIMES.worlds ? 'worlds' : times >= TIMES.uneven ? 'uneven' : 'alike'
  const one = widest.people > residents ? 'beyond' : 'within'
  return {
    case: rings.length === 1 ? one : many,
    values: {
      widest: widest.city.name,
      widestPeople: formatCount(widest.people),
      narrowest: narrowest.city.name,
      narrowestPeople: formatCount(narrowest.people),
      times: formatCount(Math.round(times)),
      residents: formatCount(residents),
    },
  }
}

/** The kind of offices that differs most from the nation. */
function offices({ offices }: StateView, names: Names): FactCase | undefined {
  const known = offices.flatMap((row) => {
    const how = standingOf(row.here, row.nation)
    return how === 'open' ? [] : [{ ...row, how }]
  })
  const [most] = known.filter(({ how }) => how === 'more').toSorted((a, b) => surplus(b) - surplus(a))
  const [fewest] = known.filter(({ how }) => how === 'fewer').toSorted((a, b) => surplus(a) - surplus(b))
  const extreme = most && fewest ? (surplus(most) * surplus(fewest) >= 1 ? most : fewest) : (most ?? fewest)
  if (extreme) {
    return {
      case: extreme.how === 'more' ? 'crowded' : 'sparse',
      values: {
        kind: names.offices.kinds.find(({ kind }) => kind === extreme.kind)?.inText ?? '',
        rate: rateText(extreme.here, names),
        nationRate: rateText(extreme.nation, names),
      },
    }
  }
  const isUsual = known.length > 0 && known.length === offices.length
  return isUsual ? { case: 'usual', values: { kind: '', rate: '', nationRate: '' } } : undefined
}

/** By how much a state surely has more than the nation: 1.2 is a fifth more. Below 1 it is the most that it can have. */
function surplus({ here, nation }: Beside<Bounds>): number {
  return here.low > nation.high ? here.low / nation.high : here.high / nation.low
}

/** Offices for 10,000 residents, with one decimal: `4.1`, `1.6 to 2.0`, `at least 3.2`. */
export function rateText({ low, high }: Bounds, { offices: { rate } }: Pick<Names, 'offices'>): string {
  const [from, to] = [low.toFixed(1), high.toFixed(1)]
  if (high === Number.POSITIVE_INFINITY) return fill(rate.atLeast, { from })
  return from === to ? from : fill(rate.between, { from, to })
}

/** How a share of a state, in percent, stands to the nation’s. */
function beside(figure: Beside<number> | undefined, cases: Record<Standing, string>): FactCase | undefined {
  if (!figure) return undefined
  return {
    case: cases[shareStanding(figure.here, figure.nation, POINTS.ofState)],
    values: { share: percentText(figure.here), nationShare: percentText(figure.nation) },
  }
}

/** From so many points on the counties of one state are different markets. */
const APART = 8

/** How far the counties of one state differ in age. */
function ageRange({ counties }: StateView): FactCase | undefined {
  if (!counties) return undefined
  const { youngest, oldest } = counties
  return {
    case: oldest.over65 - youngest.over65 >= APART ? 'ageApart' : 'ageClose',
    values: {
      young: percentText(youngest.over65),
      youngCounty: youngest.name,
      old: percentText(oldest.over65),
      oldCounty: oldest.name,
    },
  }
}

/** A share with one decimal, as the survey states it. */
function percentText(share: number): string {
  return `${share.toFixed(1).replace(/\.0$/, '')}%`
}
