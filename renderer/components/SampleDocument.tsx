import type { ReactNode } from 'react'

interface Props {
  title: string
  practice: string
  /** Paragraphs at the end, with their headings. */
  closingNotes: { title: string; text: string }[]
  writer: string
  /** The caption below the sheet. */
  note: string
  className?: string | undefined
  children: ReactNode
}

/** Renders an example of something that we send to a client, as a sheet of paper on a pile. */
export function SampleDocument({ title, practice, closingNotes, writer, note, className, children }: Props) {
  return (
    <figure className={className}>
      <div className={`me-[8px] mb-[8px] border border-line bg-sheet p-[clamp(1.25rem,2.4vw,2.25rem)] ${PILE_CLASSES}`}>
        <p className="note-size flex flex-wrap items-baseline justify-between gap-x-6 text-ink-soft">
          <b className="font-h3 font-serif text-ink text-name">{title}</b> <span>{practice}</span>
        </p>
        {children}
        <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(13rem,100%),1fr))] gap-x-gap gap-y-4 border-line border-t pt-[1.1rem]">
          {closingNotes.map((closingNote) => (
            <div key={closingNote.title}>
              <dt className="note-size text-ink-soft">{closingNote.title}</dt>
              <dd className="mt-[0.2rem] font-serif text-body/[1.42]">{closingNote.text}</dd>
            </div>
          ))}
        </dl>
        <p className="note-size mt-[1.1rem] text-ink-soft">{writer}</p>
      </div>
      <figcaption className="note mt-4">{note}</figcaption>
    </figure>
  )
}

/** The edges of earlier sheets. */
const PILE_CLASSES =
  '[box-shadow:4px_4px_0_-1px_var(--color-sheet),4px_4px_var(--color-line),8px_8px_0_-1px_var(--color-sheet),8px_8px_var(--color-line)]'
