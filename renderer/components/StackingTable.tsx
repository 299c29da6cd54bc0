import './StackingTable.css'
import type { ComponentProps, ReactNode } from 'react'

interface Props extends ComponentProps<'table'> {
  caption?: string
  head: ReactNode
  children: ReactNode
}

/** Since Safari 17.0, tables keep their semantics with `display: block` (caniuse, pull request 6833). */
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
