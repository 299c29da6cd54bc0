import type { ReactNode } from 'react'
import type { Closing as ClosingCopy } from '../collections/blocks.ts'
import type { CompanyFacts } from '../collections/company/definition.ts'
import { tel } from '../urls.ts'
import { fill } from '../wording/fill.ts'
import { Buttons } from './Links.tsx'
import { PulseLine } from './Pulse.tsx'

interface Props {
  words: ClosingCopy
  contact: Pick<CompanyFacts, 'phone' | 'hours' | 'replyTime'>
  /** What the copy's `{names}` stand for. */
  values?: Record<string, string>
  /** The family's own drawing across the window; the brand's line where it has none. */
  line?: ReactNode
}

export function Closing({ words, contact, values = {}, line }: Props) {
  return (
    <section className="closing section">
      <div className="wrap columns">
        <h2 id="closing">
          {words.lines.map((text, index) => (
            <span key={text} className="block">
              {index > 0 && ' '}
              {fill(text, values)}
            </span>
          ))}
        </h2>
        <div>
          <p>{fill(words.text, values)}</p>
          <Buttons primary={words.primary} secondary={words.secondary} />
          <p className="note">
            <a href={tel(contact.phone)}>{contact.phone}</a>, {contact.hours}. {contact.replyTime}
          </p>
        </div>
      </div>
      {line ?? <PulseLine className="closing-line" crest={915} height={170} />}
    </section>
  )
}
