import type { ReactNode } from 'react'
import type { ClosingCopy } from '../collections/blocks.ts'
import type { CompanyDetails } from '../collections/company/definition.ts'
import { createPhoneUrl } from '../urls.ts'
import { interpolate } from '../wording/format.ts'
import { Buttons } from './Links.tsx'
import { PulseLine } from './Pulse.tsx'

interface Props {
  copy: ClosingCopy
  contact: Pick<CompanyDetails, 'phone' | 'hours' | 'replyTime'>
  /** Values for the tokens in the copy. */
  tokenValues?: Record<string, string>
  /** Defaults to the pulse. */
  drawing?: ReactNode
}

/** Renders the call to action at the end of a page. */
export function ClosingSection({ copy, contact, tokenValues = {}, drawing }: Props) {
  return (
    <section className="closing section">
      <div className="wrap columns">
        <h2 id="closing">
          {copy.lines.map((text, index) => (
            <span key={text} className="block">
              {index > 0 && ' '}
              {interpolate(text, tokenValues)}
            </span>
          ))}
        </h2>
        <div>
          <p>{interpolate(copy.text, tokenValues)}</p>
          <Buttons primary={copy.primaryButton} secondary={copy.secondaryButton} />
          <p className="note">
            <a href={createPhoneUrl(contact.phone)}>{contact.phone}</a>,{' '}
            <span className="inline-block">{contact.hours}.</span> {contact.replyTime}
          </p>
        </div>
      </div>
      {drawing ?? <PulseLine className="closing-line" crest={1464} height={170} />}
    </section>
  )
}
