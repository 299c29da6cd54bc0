import { Paragraphs, Points } from '../../../renderer/components/Lists.tsx'
import { Section, TintedSection } from '../../../renderer/components/Section.tsx'
import { fill } from '../../../renderer/wording/fill.ts'
import type { Data } from './+data.ts'

type Copy = Data['words']
type Values = Data['values']

interface StatePlaceProps {
  words: Copy['place']
  values: Values
  paragraphs: string[]
  rule: Data['place']['rule']
}

/** What is true of the state; and the rule of its medical board on advertising, where we know it. */
export function StatePlace({ words, values, paragraphs, rule }: StatePlaceProps) {
  return (
    <Section id="place" title={fill(words.title, values)} className="state-place section wrap columns">
      <div>
        <Paragraphs texts={paragraphs} />
        {rule && (
          <aside className="state-rule" aria-labelledby="rule">
            <h3 id="rule">{fill(words.rule.title, values)}</h3>
            <p>{rule.text}</p>
            <p>
              <a className="more" href={rule.source} rel="noopener">
                {fill(words.rule.source, { name: rule.name })}
              </a>
            </p>
          </aside>
        )}
      </div>
    </Section>
  )
}

/** Why the practices of a state choose us. */
export function WhyUs({ words, values }: { words: Copy['why']; values: Values }) {
  return (
    <Section id="why" title={fill(words.title, values)} className="state-why section wrap columns">
      <Points points={filled(words.points, values)} className="rows" />
    </Section>
  )
}

/** What we do, in short. */
export function StateServices({ words, values }: { words: Copy['services']; values: Values }) {
  return (
    <TintedSection id="services" title={fill(words.title, values)}>
      <Points points={filled(words.blurbs, values)} className="six-cells" />
    </TintedSection>
  )
}

function filled(points: { title: string; text: string }[], values: Values) {
  return points.map(({ title, text }) => ({ title: fill(title, values), text: fill(text, values) }))
}
