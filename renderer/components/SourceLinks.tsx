import type { SourceLink } from '../page.ts'

/** Below a page in development and previews: the files that its texts stand in, each a link to its editor. */
export function SourceLinks({ sources }: { sources: SourceLink[] }) {
  return (
    <nav className="source-links" aria-label="Files of this page">
      {sources.map(({ name, href }) => (
        <a key={name} href={href} rel="noopener">
          {name}
        </a>
      ))}
    </nav>
  )
}
