/** Renders the heading of a table, and a text below it. */
export function TableHeader({ id, title, text }: { id: string; title: string; text?: string }) {
  return (
    <header className="table-header pb-[clamp(1.5rem,4vw,3.5rem)] print:pb-6">
      <h2 id={id} className="max-w-168">
        {/* Prevents line breaks in hyphenated words. */}
        {title.split(' ').flatMap((word, index) => [
          index > 0 && ' ',
          word.includes('-') ? (
            <span key={word} className="whitespace-nowrap">
              {word}
            </span>
          ) : (
            word
          ),
        ])}
      </h2>
      {text && <p className="mt-[clamp(0.9rem,2vw,1.25rem)] max-w-144 text-ink-soft">{text}</p>}
    </header>
  )
}
