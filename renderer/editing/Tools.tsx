import { useCallback, useEffect, useRef, useState } from 'react'
import type { Backend } from './backend.ts'
import { FieldDialog } from './FieldDialog.tsx'
import { Layer } from './Layer.tsx'
import { Panel } from './Panel.tsx'
import { Problems } from './Problems.tsx'
import type { Origin } from './pageInfo.ts'
import type { Annotated, Target } from './targets.ts'
import { useAltKey } from './useAltKey.ts'

/** What the page tells the tools while they are there. */
export interface ToolsProps {
  backend: Backend | undefined
  load: () => Promise<Annotated>
  /** Counts up when the page shows newer content. */
  version: number
  problems: string | undefined
}

/** The pencil, the texts that it makes editable, the form of one of them, and what is known of the page. */
export function Tools({ backend, load, version, problems }: ToolsProps) {
  const [isOn, setOn] = useState(false)
  const [isPanelOpen, setPanelOpen] = useState(false)
  const [chosen, setChosen] = useState<Chosen>()
  const [notice, setNotice] = useState('')
  const [saved, setSaved] = useState(0)
  const isAlt = useAltKey()
  const isEditing = backend !== undefined && (isOn || isAlt || chosen !== undefined)
  const annotated = useAnnotated({ isWanted: isEditing || isPanelOpen, load, version, onError: setNotice })
  const close = useCallback(() => setChosen(undefined), [])
  if (!backend) return <Problems text={problems} />
  const undo = async () => {
    if (backend.kind !== 'writer') return
    const outcome = await backend.undo()
    setSaved(outcome.kind === 'saved' ? saved - 1 : 0)
    setNotice(outcome.kind === 'saved' ? 'Undone.' : outcome.kind === 'failed' ? outcome.message : '')
  }
  return (
    <>
      {isEditing && annotated && (
        <Layer annotated={annotated} backend={backend} onChoose={(target) => setChosen(chosenAt(target))} />
      )}
      <div className="bar" role="toolbar" aria-label="Editing">
        <button
          type="button"
          aria-pressed={isOn}
          onClick={() => setOn(!isOn)}
          title="Edit the texts of this page, or hold Alt"
        >
          <Pencil />
          {isOn ? 'Done' : 'Edit'}
        </button>
        <button type="button" aria-expanded={isPanelOpen} onClick={() => setPanelOpen(!isPanelOpen)}>
          This page
        </button>
        {saved > 0 && (
          <button type="button" onClick={undo}>
            Undo
          </button>
        )}
      </div>
      <p className="notice" role="status">
        {notice}
      </p>
      {chosen && annotated && backend.kind === 'writer' && (
        <FieldDialog
          {...chosen}
          info={annotated.info}
          writer={backend}
          onClose={close}
          onSaved={() => {
            close()
            setSaved(saved + 1)
            setNotice('Saved.')
          }}
        />
      )}
      {isPanelOpen && annotated && (
        <Panel
          info={annotated.info}
          backend={backend}
          onEdit={(origin) => setChosen({ origins: [origin], rect: undefined })}
          onClose={() => setPanelOpen(false)}
        />
      )}
      <Problems text={problems} />
    </>
  )
}

/** What a form is about, and where it stands in the window, if it does. */
interface Chosen {
  origins: Origin[]
  rect: DOMRect | undefined
}

function chosenAt({ origins, element }: Target): Chosen {
  return { origins, rect: element.getBoundingClientRect() }
}

interface Wanted {
  isWanted: boolean
  load: ToolsProps['load']
  version: number
  onError: (message: string) => void
}

/** What is known of the page, asked for when it is wanted, and again when the page has changed. */
function useAnnotated({ isWanted, load, version, onError }: Wanted): Annotated | undefined {
  const [known, setKnown] = useState<{ version: number; annotated: Annotated }>()
  const asked = useRef(-1)
  useEffect(() => {
    if (!isWanted || asked.current === version) return
    asked.current = version
    load().then(
      (annotated) => setKnown({ version, annotated }),
      (error: Error) => onError(error.message),
    )
  }, [isWanted, load, version, onError])
  return known?.annotated
}

function Pencil() {
  return (
    <svg viewBox="0 0 16 16" aria-hidden="true">
      <path d="M2.5 13.5l.8-3.2 7.6-7.6 2.4 2.4-7.6 7.6zM9.6 4l2.4 2.4" />
    </svg>
  )
}
