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
