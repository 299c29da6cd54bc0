import type { ReactNode } from 'react'

interface Props {
  title: string
  practice: string
  /** Paragraphs at the end, with their headings. */
  words: { title: string; text: string }[]
  writer: string
  /** The caption below the sheet. */
  note: string
  className?: string | undefined
  children: ReactNode
}

/** Renders an example of something that we send to a client, as a sheet of paper. */
export function Paper({ title, practice, words, writer, note, className, children }: Props) {
  return (
    <figure className={className}>
      <div className="paper">
        <p className="paper-header">
          <b>{title}</b> <span>{practice}</span>
        </p>
        {children}
        <dl className="paper-notes">
          {words.map((word) => (
            <div key={word.title}>
              <dt>{word.title}</dt>
              <dd>{word.text}</dd>
            </div>
          ))}
        </dl>
        <p className="paper-writer">{writer}</p>
      </div>
      <figcaption className="note">{note}</figcaption>
    </figure>
  )
}
