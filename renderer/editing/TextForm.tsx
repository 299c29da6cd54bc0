import { useId } from 'react'
import { FormHead } from './FormHead.tsx'
import type { Origin } from './pageInfo.ts'
import { OtherComplaints } from './Said.tsx'
import type { DraftForm } from './useDraft.ts'
import { ValueForm } from './ValueForm.tsx'

interface Props {
  draft: DraftForm
  origin: Origin
  /** `services/local-seo.yaml, line 12` */
  place: string
}

/** One text of a page in its form: a value of a file, or a paragraph of an article. */
export function TextForm({ draft, origin, place }: Props) {
  return 'block' in origin.place ? (
    <BlockForm draft={draft} block={origin.place.block} place={place} />
  ) : (
    <ValueForm draft={draft} start={origin.place.path} place={place} />
  )
}

/** A paragraph, as the page has shown it. */
function BlockForm({ draft, block, place }: { draft: DraftForm; block: [start: number, end: number]; place: string }) {
  const id = useId()
  const { body, steps } = draft
  const typed = steps.flatMap((step) => (step.kind === 'block' ? step.value : [])).at(-1)
  const value = typed ?? body?.text.slice(block[0] - body.start, block[1] - body.start)
  return (
    <>
      <FormHead title="Text, in Markdown" place={place} />
      {value !== undefined && (
        <div className="field field-first">
          <label htmlFor={id}>Text</label>
          <textarea
            id={id}
            value={value}
            rows={Math.min(14, Math.ceil(value.length / 60) + 1)}
            // biome-ignore lint/a11y/noAutofocus: the text that was clicked
            autoFocus
            aria-describedby={`${id}-said`}
            aria-invalid={draft.complaints.length > 0 || undefined}
            onChange={({ target }) => draft.act({ kind: 'block', block, value: target.value })}
          />
          <div id={`${id}-said`}>
            <OtherComplaints draft={draft} shown={() => false} />
          </div>
        </div>
      )}
    </>
  )
}
