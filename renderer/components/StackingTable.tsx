import './StackingTable.css'
import type { ComponentProps, ReactNode } from 'react'

interface Props extends ComponentProps<'table'> {
  caption?: string
  head: ReactNode
  children: ReactNode
}

/**
 * Shows a table with rows that stack on phones (`display: block`). It's still a table for screen readers: Safari was the last
 * browser to drop the semantics, and it has kept them since version 17.0 (caniuse, pull request 6833).
 */
export function StackingTable({ caption, head, children, className, ...attributes }: Props) {
  return (
    <table className={className ? `stacking ${className}` : 'stacking'} {...attributes}>
      {caption && <caption className="sr-only">{caption}</caption>}
      <thead className="max-phone:not-print:sr-only">
        <tr>{head}</tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  )
}
