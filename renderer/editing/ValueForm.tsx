import { useState } from 'react'
import { FieldInput } from './FieldInput.tsx'
import { FormHead } from './FormHead.tsx'
import { GroupFields } from './FormTree.tsx'
import { ItemTools } from './ItemTools.tsx'
import { NodeTools } from './NodeTools.tsx'
import { followed, isSame, isWithin, nodeAt, placeOf } from './nodes.ts'
import type { FileForm, Group, Keys } from './protocol.ts'
import { OtherComplaints } from './Said.tsx'
import type { DraftForm } from './useDraft.ts'

interface Props {
  draft: DraftForm
  /** Where the value stood when the form was opened. */
  start: Keys
  place: string
}

/** One value of a file, what stands beside it, and its place in a list. It is followed where items come, go and move. */
export function ValueForm({ draft, start, place }: Props) {
  const { form, shown } = draft
  const path = shown.reduce<Keys | undefined>(followed, start)
  if (!form) return <FormHead title={placeOf(start)} place={place} />
  if (!path) return <Gone draft={draft} start={start} place={place} />
  const node = nodeAt(form.root, path)
  const field = node && node.kind !== 'group' && node.kind !== 'list' ? node : undefined
  const around = field ? nodeAt(form.root, path.slice(0, -1)) : node
  const group = around?.kind === 'group' ? around : undefined
  const isShown = (at: Keys) => (group ? isWithin(at, group.path) : field !== undefined && isSame(at, field.path))
  return (
    <>
      <FormHead title={placeOf(path)} place={node ? `${form.file}, line ${node.line}` : place} />
      {field && (
        <div className="node" data-node={path.join('.')}>
          <FieldInput field={field} draft={draft} isFirst />
          <NodeTools node={field} draft={draft} />
        </div>
      )}
      <OtherComplaints draft={draft} shown={isShown} />
      <InList form={form} path={path} draft={draft} />
      {group && !field && (
        <div data-node={path.join('.')} tabIndex={-1}>
          <GroupFields group={group} draft={draft} />
        </div>
      )}
      {group && field && <Beside group={group} field={field} draft={draft} />}
    </>
  )
}

function Gone({ draft, start, place }: Props) {
  return (
    <>
      <FormHead title={placeOf(start)} place={place} />
      <p>It is left out as soon as you save.</p>
      <OtherComplaints draft={draft} shown={() => false} />
    </>
  )
}

/** The rest of the group, open where something in it is new or wrong. */
function Beside({ group, field, draft }: { group: Group; field: { path: Keys }; draft: DraftForm }) {
  const [isOpen, setOpen] = useState(false)
  const { focus, complaints } = draft
  const isBeside = (at: Keys | undefined) => at !== undefined && isWithin(at, group.path) && !isSame(at, field.path)
  const isMeant = complaints.some(({ path }) => isBeside(path)) || (focus?.kind === 'add' && isBeside(focus.path))
  const others = group.fields.length - 1 + group.absent.length
  if (others === 0) return null
  return (
    <details
      className="beside"
      open={isOpen || isMeant}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      data-node={group.path.join('.')}
    >
      <summary>Beside it in the file ({group.fields.length - 1})</summary>
      <GroupFields group={group} draft={draft} without={field.path} />
    </details>
  )
}

/** The innermost list around a value: its item is moved and removed here, and another added. */
function InList({ form, path, draft }: { form: FileForm; path: Keys; draft: DraftForm }) {
  const depth = path.findLastIndex((key) => typeof key === 'number')
  const list = depth === -1 ? undefined : nodeAt(form.root, path.slice(0, depth))
  const index = Number(path[depth])
  if (list?.kind !== 'list') return null
  return (
    <div className="in-list">
      <p>
        {list.label}: {index + 1} of {list.items.length}
      </p>
      <ItemTools list={list} index={index} draft={draft} />
      {list.canAdd && (
        <button type="button" onClick={() => draft.act({ kind: 'add', path: [...list.path, index + 1] })}>
          Add one after it
        </button>
      )}
    </div>
  )
}
