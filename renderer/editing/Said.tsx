import type { Complaint, FormNode, Keys } from './protocol.ts'
import type { DraftForm } from './useDraft.ts'

/** What a value is for, and whether it waits for the owner. */
export function Said({ node }: { node: FormNode }) {
  return (
    <>
      {node.meaning !== undefined && <Meaning text={node.meaning} />}
      {node.isPlaceholder && <p className="waits">It waits for the owner: it is tagged !placeholder.</p>}
    </>
  )
}

export function Meaning({ text, id }: { text: string; id?: string }) {
  return (
    <p className="meaning" id={id}>
      <Words text={text} />
    </p>
  )
}

/** Names in backticks are set as what one types. */
function Words({ text }: { text: string }) {
  return text.split('`').map((part, index) => {
    const key = `${index} ${part}`
    return index % 2 === 1 ? <code key={key}>{part}</code> : part
  })
}

interface ComplaintsProps {
  complaints: Complaint[]
  /** Whether to say what to write instead: a choice shows that by itself. */
  isHinted?: boolean
}

/** What the check says; nothing of what it is about has been written. Beside a field nobody needs its line. */
export function Complaints({ complaints, isHinted = true }: ComplaintsProps) {
  return (
    <div className="complaints" role="status">
      {complaints.map(({ path, file, line, column, message, hint }) => (
        <p key={`${file} ${line} ${column} ${message}`}>
          <Words text={[message, isHinted && hint].filter(Boolean).join(' ')} />
          {!path && <small> {`${file}:${line}`}</small>}
        </p>
      ))}
    </div>
  )
}

/** What the check says of no field that is shown. */
export function OtherComplaints({ draft, shown }: { draft: DraftForm; shown: (path: Keys) => boolean }) {
  return <Complaints complaints={draft.complaints.filter(({ path }) => !path || !shown(path))} />
}
