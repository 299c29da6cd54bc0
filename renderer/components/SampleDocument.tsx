import type { ReactNode } from 'react'

interface Props {
  title: string
  practice: string
  /** Paragraphs at the end. */
  closingNotes: { title: string; text: string }[]
  byline: string
  /** Caption below the sheet. */
  caption: string
  className?: string | undefined
  children: ReactNode
}

/** Renders an example of a document for clients, such as a report, as a sheet of paper. */
export function SampleDocument({ title, practice, closingNotes, byline, caption, className, children }: Props) {
  return (
    <figure className={className}>
      <div className="sample-document">
        <p className="document-header">
          <b>{title}</b> <span>{practice}</span>
        </p>
        {children}
        <dl className="document-notes">
          {closingNotes.map((closingNote) => (
            <div key={closingNote.title}>
              <dt>{closingNote.title}</dt>
              <dd>{closingNote.text}</dd>
            </div>
          ))}
        </dl>
        <p className="document-writer">{byline}</p>
      </div>
      <figcaption className="note">{caption}</figcaption>
    </figure>
  )
}
