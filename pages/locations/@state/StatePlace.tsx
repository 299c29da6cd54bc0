import { BarDrawing } from '../../../renderer/components/BarDrawing.tsx'
import { Paragraphs } from '../../../renderer/components/Lists.tsx'
import { Section } from '../../../renderer/components/Section.tsx'
import { fill } from '../../../renderer/wording/fill.ts'
import { formatCount } from '../../../renderer/wording/format.ts'
import type { Data } from './+data.ts'
import { Block, Pair, type Part, paragraphsOf } from './StateBlocks.tsx'
import { Transect } from './Transect.tsx'

type Props = Pick<Data, 'values' | 'place'> & { words: Data['words']['place'] }

/** What is true of the state, from public figures: its width, its rings, its offices, its people; and its rule. */
export function StatePlace(props: Props) {
  const { words, values, place } = props
  const { transect, prose, sources } = place
  return (
    <Section id="place" title={fill(words.title, values)} className="section wrap">
      {transect && <Transect words={words.transect} transect={transect} sentences={prose.across} />}
      <Reach {...props} />
      <Offices {...props} />
      <Pair
        parts={[
          paragraphsOf(fill(words.people.title, values), prose.people),
          paragraphsOf(fill(words.health.title, values), prose.health),
        ]}
      />
      <Pair parts={[paragraphsOf(fill(words.notes.title, values), place.notes), ruleOf(props)]} />
      {sources && <p className="note mt-[clamp(2rem,4vw,3.5rem)] max-w-232">{sources}</p>}
    </Section>
  )
}

/** The rings with the fewest, the middle and the most people, to scale. */
function Reach({ words: { reach }, values, place: { rings, prose } }: Props) {
  const title = fill(reach.title, values)
  const sentences = <Paragraphs texts={prose.reach} />
  if (rings.length === 0) return prose.reach.length > 0 ? <Block title={title}>{sentences}</Block> : null
  const items = rings.map(({ name, people, is }) => ({
    label: `${reach[is]}: ${name}`,
    value: people,
    written: formatCount(people),
  }))
  const inWords = items.map(({ label, written }) => `${label}, ${fill(reach.people, { people: written })}`)
  return (
    <Block title={title} aside={sentences}>
      <BarDrawing text={`${[title, ...inWords].join('. ')}.`} items={items} />
    </Block>
  )
}

/** Offices by kind, beside the nation's. */
function Offices({ words: { offices }, values, place: { rates, prose } }: Props) {
  if (rates.length === 0) return null
  return (
    <Block title={fill(offices.title, values)} aside={<Paragraphs texts={prose.offices} />}>
      <table className="state-offices w-full lining-nums tabular-nums">
        <thead>
          <tr>
            <th scope="col">{offices.head.kind}</th>
            <th scope="col">{fill(offices.head.here, values)}</th>
            <th scope="col">{offices.head.nation}</th>
          </tr>
        </thead>
        <tbody>
          {rates.map(({ name, here, nation }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{here}</td>
              <td>{nation}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Block>
  )
}

/** The rule of the state on advertising, where we know it. */
function ruleOf({ words: { rule: words }, values, place: { rule } }: Props): Part | undefined {
  if (!rule) return undefined
  const source = (
    <p>
      <a className="more" href={rule.source} rel="noopener">
        {fill(words.source, { name: rule.name })}
      </a>
    </p>
  )
  return {
    id: 'rule',
    title: fill(words.title, values),
    text: (
      <>
        <p>{rule.text}</p>
        {source}
      </>
    ),
  }
}
