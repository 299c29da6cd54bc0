import { TextList } from '../../../renderer/components/Lists.tsx'
import { Section } from '../../../renderer/components/Section.tsx'
import type { Data } from './+data.ts'

const TIME_CLASSES = 'font-normal font-sans text-note/[1.4] tabular tracking-normal text-ink-soft'
const LIST_CLASSES = 'rows lg:border-b-0 mt-step lg:grid lg:grid-cols-3 lg:gap-x-gap lg:gap-y-4 lg:*:pt-5'

/** Renders the five steps, which are collapsed on phones. */
export function Process({ copy, process }: Data) {
  return (
    <Section id="process" title={copy.processTitle} className="section wrap">
      <ol className={LIST_CLASSES}>
        {process.map(({ step, title, description, details, timeline }) => (
          <li key={step}>
            <details className="phone-fold">
              <summary className="disclosure unfolded:pe-0 unfolded:after:hidden max-md:py-3 md:max-lg:pt-6">
                <h3 className="flex grow flex-wrap items-baseline justify-between gap-x-4 gap-y-2 max-md:text-name lg:unfolded:flex-col-reverse">
                  <span>{title}</span> <span className={TIME_CLASSES}>{timeline}</span>
                </h3>
              </summary>
              <p className="max-w-152 md:mt-[0.6rem]">{description}</p>
              <TextList
                items={details}
                className="mt-[clamp(0.6rem,1.2vw,1rem)] grid max-w-152 list-disc gap-[clamp(0.2rem,0.5vw,0.4rem)] ps-[1.1rem] pb-[clamp(1.4rem,2.2vw,2rem)] text-ink-soft leading-[1.5]"
              />
            </details>
          </li>
        ))}
      </ol>
    </Section>
  )
}
