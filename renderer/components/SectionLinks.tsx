import type { PropsWithChildren } from 'react'

interface Props<Id extends string> {
  words: Record<Id | 'label', string>
  ids: readonly Id[]
}

/** Where a long page has what: stays at the top of wide windows while its parts scroll, and goes with the last of them. */
export function WithSectionLinks<Id extends string>({ words, ids, children }: PropsWithChildren<Props<Id>>) {
  return (
    <div>
      <nav className="section-links wrap" data-part="" aria-label={words.label}>
        <ul>
          {ids.map((id) => (
            <li key={id}>
              <a href={`#${id}`}>{words[id]}</a>
            </li>
          ))}
        </ul>
      </nav>
      {children}
    </div>
  )
}
