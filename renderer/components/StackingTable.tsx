import type { ComponentProps, ReactNode } from 'react'

/**
 * Safari forgets what a table is once a part of it is shown as a block, as ours are on phones. Said outright, the roles
 * stay: each part of such a table takes its own, `<tr {...roles.row}>`. Tables inside articles get theirs from
 * `renderer/model/rehypeComponents.ts`.
 */
export const roles = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  columnHead: { role: 'columnheader', scope: 'col' },
  rowHead: { role: 'rowheader', scope: 'row' },
  cell: { role: 'cell' },
} as const

interface Props extends Omit<ComponentProps<'table'>, 'role'> {
  caption?: string
  /** The cells of its only head row. */
  head: ReactNode
  children: ReactNode
}

/** A table whose rows stand below each other on phones. */
export function StackingTable({ caption, head, children, ...attributes }: Props) {
  return (
    <table {...roles.table} {...attributes}>
      {caption && <caption className="sr-only">{caption}</caption>}
      <thead {...roles.group}>
        <tr {...roles.row}>{head}</tr>
      </thead>
      <tbody {...roles.group}>{children}</tbody>
    </table>
  )
}
