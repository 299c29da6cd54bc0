import { Section } from '../../renderer/components/Section.tsx'
import { type Letter, mailto } from '../../renderer/urls.ts'
import { fill } from '../../renderer/wording/fill.ts'
import type { Data } from './+data.ts'

type Copy = Data['words']['schedule']

/** Three times for a call in each zone. A link opens an e-mail that offers them; without a mail program they read as well. */
export function Schedule({ words, email }: { words: Copy; email: string }) {
  return (
    <Section id="schedule" title={words.title} className="section wrap columns gap-y-8" titleClassName="fold:col-[1/6]">
      <p className="fold:col-[7/13] text-ink-soft">{words.text}</p>
      <ul className="fold:col-[1/13] grid wide:grid-cols-2 gap-x-gap">
        {words.zones.map((zone) => (
          <li
            key={zone.name}
            className="flex phone:grid phone:grid-cols-[8.5rem_1fr_auto] flex-wrap items-baseline gap-x-4 gap-y-1 border-line border-t pt-4 pb-5"
          >
            <h3>{zone.name}</h3>
            <p className="text-ink-soft text-note/[1.6] tabular-nums max-phone:ms-auto">{zone.windows.join(', ')}</p>
            <p className="max-phone:w-full">
              <a className="more text-note/[1.6]" href={mailto(email, letterFor(words, zone))}>
                {fill(words.write, { zone: zone.name })}
              </a>
            </p>
          </li>
        ))}
      </ul>
    </Section>
  )
}

function letterFor({ subject, before, after }: Copy, { name, windows }: Copy['zones'][number]): Letter {
  const offered = windows.map((window) => `[ ] ${window}, ${name}`)
  return { subject: fill(subject, { zone: name }), lines: [...before, '', ...offered, '', ...after] }
}
