import type { ReactNode } from 'react'

interface LinkedMapProps {
  viewBox: string
  name: string
  children: ReactNode
}

/** A map with links in it. */
export function LinkedMap({ viewBox, name, children }: LinkedMapProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a drawing with links in it is a group; SVG has no fieldset.
    <svg viewBox={viewBox} role="group" aria-label={name}>
      {children}
    </svg>
  )
}
