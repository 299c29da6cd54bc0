import type { ReactNode } from 'react'
import type { Closing as ClosingCopy } from '../collections/blocks.ts'
import type { CompanyFacts } from '../collections/company/definition.ts'
import { tel } from '../urls.ts'
import { fill } from '../wording/fill.ts'
import { ButtonLink } from './Links.tsx'
import { PulseLine } from './Pulse.tsx'

interface Props {
  words: ClosingCopy
  contact: Pick<CompanyFacts, 'phone' | 'hours' | 'replyTime'>
  /** What the page ends with, instead of the brand's line. */
  line?: ReactNode
  /** What the copy's `{names}` stand for. */
  values?: Record<string, string>
}

/** The call that a page ends with. */
export function Closing({ words, contact, line, values = {} }: Props) {
  return (
    <section className="closing" aria-labelledby="closing">
      <div className="wrap columns">
        <h2 id="closing">
          {words.lines.map((text, index) => (
            <span key={text}>
              {index > 0 && ' '}
              {fill(text, values)}
            </span>
          ))}
        </h2>
        <div className="closing-call">
          <p>{fill(words.text, values)}</p>
          <p className="buttons">
            <ButtonLink link={words.primary} />
            {words.secondary && <ButtonLink link={words.secondary} ghost />}
          </p>
          <p className="note">
            <a href={tel(contact.phone)}>{contact.phone}</a>, {contact.hours}. {contact.replyTime}
          </p>
        </div>
      </div>
      {line ?? <PulseLine className="closing-line" crest={915} height={170} />}
    </section>
  )
}
