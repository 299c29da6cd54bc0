import { Points } from '../../../renderer/components/Lists.tsx'
import { Section, TintedSection } from '../../../renderer/components/Section.tsx'
import { fill } from '../../../renderer/wording/fill.ts'
import type { Data } from './+data.ts'

interface Props {
  title: string
  values: Data['values']
  points: { title: string; text: string }[]
}

/** Why the practices of a state choose us. */
export function WhyUs({ title, values, points }: Props) {
  return (
    <Section
      id="why"
      title={fill(title, inHeading(values))}
      className="section wrap columns gap-y-8"
      titleClassName="fold:col-[1/5]"
    >
      <Points points={points} className="state-why rows fold:col-[5/13]" />
    </Section>
  )
}

/** What we do, in short. */
export function StateServices({ title, values, points }: Props) {
  return (
    <TintedSection id="services" title={fill(title, values)}>
      <Points points={points} className="six-cells" />
    </TintedSection>
  )
}

/** In a heading the name of a state stays on one line: none says `York practices`. */
export function inHeading(values: Data['values']): Data['values'] {
  return { ...values, adjective: values.adjective.replaceAll(' ', '\u00A0') }
}
