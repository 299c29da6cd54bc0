import './Schedule.css'
import { Section } from '../../renderer/components/Section.tsx'
import { type Letter, mailto } from '../../renderer/urls.ts'
import { fill } from '../../renderer/wording/fill.ts'
import type { Data } from './+data.ts'

type Copy = Data['words']['schedule']

/** Three times for a call in each zone. A link opens an e-mail that offers them; without a mail program they read as well. */
export function Schedule({ words, email }: { words: Copy; email: string }) {
  return (
    <Section id="schedule" title={words.title} className="contact-schedule section wrap columns">
      <p className="contact-schedule-text">{words.text}</p>
      <ul className="contact-zones">
        {words.zones.map((zone) => (
          <li key={zone.name}>
            <h3>{zone.name}</h3>
            <ul>
              {zone.windows.map((window) => (
                <li key={window}>{window}</li>
              ))}
            </ul>
            <p>
              <a className="more" href={mailto(email, letterFor(words, zone))}>
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
