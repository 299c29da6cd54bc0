import './maps.css'
import type { ReactNode } from 'react'
import type { Anchor } from '../../renderer/drawing/mapText.ts'
import { coordinate } from '../../renderer/drawing/rounding.ts'

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

/** A place. Its center is rounded to whole units, which are less than a pixel on a screen. */
export function Disc({ x, y, radius }: { x: number; y: number; radius: number }) {
  return <circle cx={Math.round(x)} cy={Math.round(y)} r={coordinate(radius)} />
}

interface MapWordProps {
  className?: string | undefined
  x: number
  y: number
  anchor: Anchor
  text: string
}

/** A text at the place that the drawing found for it. */
export function MapWord({ className, x, y, anchor, text }: MapWordProps) {
  return (
    <text
      className={className}
      x={Math.round(x)}
      y={Math.round(y)}
      textAnchor={anchor === 'start' ? undefined : anchor}
    >
      {text}
    </text>
  )
}
