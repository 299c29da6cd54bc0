import { Points } from '../../../renderer/components/Lists.tsx'
import { Section, TintedSection } from '../../../renderer/components/Section.tsx'
import { fill } from '../../../renderer/wording/fill.ts'
import type { Data } from './+data.ts'

interface Props {
  title: string
  values: Data['values']
  points: { title: string; text: string }[]
}

/** Why one would choose us in a state. */
export function WhyUs({ title, values, points }: Props) {
  return (
    <Section
      id="why"
      title={fill(title, inHeading(values))}
      className="section wrap columns gap-y-8"
      titleClassName="fold:col-[1/5]"
    >
      <Points
        points={points}
        className="rows fold:col-[5/13]"
        itemClassName="grid items-baseline gap-x-gap gap-y-2 py-5 phone:grid-cols-[5fr_8fr]"
        textClassName="text-ink-soft"
      />
    </Section>
  )
}

export function StateServices({ title, values, points }: Props) {
  return (
    <TintedSection id="services" title={fill(title, inHeading(values))}>
      <Points
        points={points}
        className="mt-8 phone:mt-12 grid phone:grid-cols-3 gap-x-gap"
        itemClassName="border-line border-t pt-4 pb-5 phone:pt-6 phone:pb-8"
        textClassName="mt-2 max-w-104 text-ink-soft"
      />
    </TintedSection>
  )
}

/** In a heading the name of a state stays on one line: none says `York practices`. */
export function inHeading(values: Data['values']): Data['values'] {
  return { ...values, adjective: values.adjective.replaceAll(' ', '\u00A0') }
}
