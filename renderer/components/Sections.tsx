import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import type { ClosingCopy } from '../collections/blocks.ts'
import type { CompanyDetails } from '../collections/company/definition.ts'
import { createPhoneUrl } from '../urls.ts'
import { interpolate } from '../wording/format.ts'
import { Buttons } from './Links.tsx'
import { PulseLine } from './PulseLine.tsx'

interface SectionProps {
  id: string
  title: string
  className?: string
  titleClassName?: string
  /** Content in the row of the heading, such as a link. */
  aside?: ReactNode
  children: ReactNode
}

/** Renders a section with a heading. The id is on the section, because the heading can be sticky. Only sections with their own layout set `aria-labelledby`, since eleven landmarks on a page are too many. */
export function Section({ id, title, className = 'section wrap', titleClassName, aside, children }: SectionProps) {
  const heading = <h2 className={titleClassName}>{title}</h2>
  return (
    <section id={id} className={className}>
      {aside ? (
        <div className="heading-row">
          {heading}
          {aside}
        </div>
      ) : (
        heading
      )}
      {children}
    </section>
  )
}

/** Renders a section with the heading in the first columns. `className` sets the gap between rows. */
export function ColumnsSection({ className, titleClassName = 'lg:col-[1/5]', ...props }: SectionProps) {
  return <Section {...props} className={clsx('section wrap columns', className)} titleClassName={titleClassName} />
}

/** Renders a section with the secondary background. The id is on the heading, so that links skip the padding of the section. */
export function TintedSection({ id, title, children }: Pick<SectionProps, 'id' | 'title' | 'children'>) {
  return (
    <section className="tinted">
      <div className="wrap">
        <h2 id={id}>{title}</h2>
        {children}
      </div>
    </section>
  )
}

interface ClosingSectionProps {
  copy: ClosingCopy
  contact: Pick<CompanyDetails, 'phone' | 'hours' | 'replyTime'>
  tokenValues?: Record<string, string>
  /** Defaults to the pulse. */
  drawing?: ReactNode
}

/** Renders the call to action at the end of a page. */
export function ClosingSection({ copy, contact, tokenValues = {}, drawing }: ClosingSectionProps) {
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
