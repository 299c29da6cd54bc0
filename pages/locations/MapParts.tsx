import type { ReactNode } from 'react'

interface LinkedMapProps {
  viewBox: string
  name: string
  className?: string
  children: ReactNode
}

/** A map with links in it. */
export function LinkedMap({ viewBox, name, className = 'w-full', children }: LinkedMapProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a drawing with links in it is a group; SVG has no fieldset.
    <svg className={className} viewBox={viewBox} role="group" aria-label={name}>
      {children}
    </svg>
  )
}
