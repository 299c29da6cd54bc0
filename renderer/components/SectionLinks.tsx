import type { PropsWithChildren } from 'react'

interface Props<Id extends string> {
  copy: Record<Id | 'label', string>
  ids: readonly Id[]
}

export function WithSectionLinks<Id extends string>({ copy, ids, children }: PropsWithChildren<Props<Id>>) {
  return (
    <div>
      <nav className="section-links wrap" data-part="" aria-label={copy.label}>
        <ul>
          {ids.map((id) => (
            <li key={id}>
              <a href={`#${id}`}>{copy[id]}</a>
            </li>
          ))}
        </ul>
      </nav>
      {children}
    </div>
  )
}
