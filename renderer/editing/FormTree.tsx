import { useEffect, useId, useState } from 'react'
import { AddField } from './AddField.tsx'
import { FieldInput } from './FieldInput.tsx'
import { ItemTools } from './ItemTools.tsx'
import { NodeTools } from './NodeTools.tsx'
import { isSame, isWithin, nameOf } from './nodes.ts'
import type { FormNode, Group, List } from './protocol.ts'
import { Complaints, Said } from './Said.tsx'
import type { DraftForm } from './useDraft.ts'

interface Props {
  node: FormNode
  draft: DraftForm
  /** Of an item, the list that it is in. */
  list?: string
}

/** A value, a group or a list of a file, with what may be done to it. */
export function NodeView({ node, draft, list }: Props) {
  if (node.kind !== 'group' && node.kind !== 'list')
    return (
      <div className="node" data-node={node.path.join('.')}>
        <FieldInput field={node} draft={draft} list={list} />
        <NodeTools node={node} draft={draft} />
      </div>
    )
  return <Several node={node} draft={draft} />
}

/** A group or a list: its name, what it is for, what is in it. */
function Several({ node, draft }: { node: Group | List; draft: DraftForm }) {
  const id = useId()
  const own = draft.complaints.filter(({ path }) => path && isSame(path, node.path))
  return (
    <fieldset data-node={node.path.join('.')} aria-describedby={id} tabIndex={-1}>
      <legend>{node.label}</legend>
      <div id={id}>
        <Said node={node} />
        <Complaints complaints={own} />
      </div>
      {node.kind === 'group' && <GroupFields group={node} draft={draft} />}
      {node.kind === 'list' && <ListFields list={node} draft={draft} />}
      <NodeTools node={node} draft={draft} />
    </fieldset>
  )
}

interface GroupProps {
  group: Group
  draft: DraftForm
  /** A field that stands elsewhere. */
  without?: FormNode['path']
}

/** All keys of a group, and those that may be added. */
export function GroupFields({ group, draft, without }: GroupProps) {
  return (
    <>
      {group.fields
        .filter((field) => !without || !isSame(field.path, without))
        .map((field) => (
          <NodeView key={field.path.join('.')} node={field} draft={draft} />
        ))}
      <AddField group={group} draft={draft} />
    </>
  )
}

/** The items of a list, each with the tools that move and remove it. */
function ListFields({ list, draft }: { list: List; draft: DraftForm }) {
  const { path, items, canAdd } = list
  return (
    <>
      <ol>
        {items.map((item, index) => (
          <li key={item.path.join('.')}>
            <ItemView item={item} list={list.label} draft={draft} />
            <ItemTools list={list} index={index} draft={draft} />
          </li>
        ))}
      </ol>
      {canAdd && (
        <button type="button" className="add" onClick={() => draft.act({ kind: 'add', path: [...path, items.length] })}>
          Add one<span className="unseen"> to {list.label}</span>
        </button>
      )}
    </>
  )
}

/** Groups are closed, so that a list of twenty can be seen as one; what is new, or wrong, is open. */
function ItemView({ item, list, draft }: { item: FormNode; list: string; draft: DraftForm }) {
  const { focus, complaints } = draft
  const isNew = focus?.kind === 'add' && isSame(focus.path, item.path)
  const isWrong = complaints.some(({ path }) => path && isWithin(path, item.path))
  const [isOpen, setOpen] = useState(isNew || isWrong)
  useEffect(() => {
    if (isNew || isWrong) setOpen(true)
  }, [isNew, isWrong])
  if (item.kind !== 'group') return <NodeView node={item} draft={draft} list={list} />
  const own = complaints.filter(({ path }) => path && isSame(path, item.path))
  return (
    <details
      data-node={item.path.join('.')}
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>
        <span className="number">{item.label}</span> {nameOf(item) || 'nothing yet'}
      </summary>
      {isOpen && (
        <>
          {item.isPlaceholder && <Said node={{ ...item, meaning: undefined }} />}
          <Complaints complaints={own} />
          <GroupFields group={item} draft={draft} />
        </>
      )}
    </details>
  )
}
