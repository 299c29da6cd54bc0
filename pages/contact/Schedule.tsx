import { ColumnsSection } from '../../renderer/components/Sections.tsx'
import { createEmailUrl } from '../../renderer/urls.ts'
import { interpolate } from '../../renderer/wording/format.ts'
import type { Data } from './+data.ts'

/** Renders times for a first call. The button of a time zone opens an email that lists the times. */
export function Schedule({ copy, email }: { copy: Data['copy']['schedule']; email: string }) {
  const [firstZone, ...otherZones] = copy.zones.map(({ name, times }) => {
    const checkboxes = times.map((time) => `[ ] ${time}, ${name}`)
    const lines = [...copy.linesAboveTimes, '', ...checkboxes, '', ...copy.linesBelowTimes]
    return (
      <li
        key={name}
        className="flex flex-wrap items-baseline gap-x-4 gap-y-3 border-line border-t pt-4 pb-5 md:grid md:grid-cols-[minmax(8.5rem,max-content)_1fr_auto]"
      >
        <h3>{name}</h3>
        <p className="tabular text-ink-soft text-note/[1.6] max-md:ms-auto">{times.join(', ')}</p>
        <p className="max-md:w-full print:hidden">
          <a
            className="button button-ghost button-small w-full py-3 md:min-w-49 md:whitespace-nowrap"
            href={createEmailUrl(email, { subject: interpolate(copy.emailSubject, { zone: name }), lines })}
          >
            {interpolate(copy.emailButton, { zone: name })}
          </a>
        </p>
      </li>
    )
  })
  return (
    <ColumnsSection id="schedule" title={copy.title} className="items-baseline gap-y-8" titleClassName="lg:col-[1/6]">
      <p className="text-ink-soft lg:col-[7/13]">{copy.text}</p>
      <ul className="self-start lg:col-[1/13] xl:col-[1/7]" data-zones="">
        {firstZone}
      </ul>
      <details className="self-start border-line border-y lg:col-[1/13] xl:col-[7/13]" data-other-zones="">
        <summary className="disclosure py-4">{copy.otherZonesToggle}</summary>
        <ul>{otherZones}</ul>
      </details>
    </ColumnsSection>
  )
}
