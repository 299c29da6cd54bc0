import './StackingTable.css'
import type { ComponentProps, ReactNode } from 'react'

interface Props extends ComponentProps<'table'> {
  className: string
  headerCells: ReactNode
  children: ReactNode
}

/** Renders a table whose cells stack on phones. Since Safari 17.0, tables keep their semantics with `display: block` (caniuse, pull request 6833). */
export function StackingTable({ headerCells, children, className, ...attributes }: Props) {
  return (
    <table className={`stacking ${className}`} {...attributes}>
      <thead className="max-md:not-print:sr-only">
        <tr>{headerCells}</tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  )
}
