import { type ReactNode, useEffect, useRef } from 'react'
import type { Backend } from './backend.ts'
import { placeText } from './Layer.tsx'
import type { Origin, PageInfo, Shown } from './pageInfo.ts'
import { FORMS } from './protocol.ts'

interface Props {
  info: PageInfo
  backend: Backend
  /** Opens the form of a text. */
  onEdit: (origin: Origin) => void
  onClose: () => void
}

type Shared = Pick<Props, 'info' | 'backend' | 'onEdit'>

/** What is known of the page: how it is found and shared, its files, its claims, what waits for the owner. */
export function Panel({ info, backend, onEdit, onClose }: Props) {
  const panel = useRef<HTMLElement>(null)
  useEffect(() => {
    const root = panel.current?.getRootNode()
    const before = root instanceof ShadowRoot ? root.activeElement : undefined
    panel.current?.focus()
    return () => (before instanceof HTMLElement ? before.focus() : undefined)
  }, [])
  const { files, claims, placeholders } = info
  const shared = { info, backend, onEdit }
  return (
    <aside
      ref={panel}
      className="panel"
      tabIndex={-1}
      aria-label="This page"
      onKeyDown={({ key }) => key === 'Escape' && onClose()}
    >
      <button type="button" className="close" onClick={onClose}>
        Close
      </button>
      <Found {...shared} />
      <h3>Files</h3>
      <ul>
        {files.map(({ path, texts }) => (
          <li key={path}>
            <Open backend={backend} path={path} at={{ line: 1, column: 1 }}>
              {path}
            </Open>
            <small>
              {texts === 1 ? '1 text' : `${texts} texts`}
              {backend.kind === 'writer' && (
                <>
                  {', '}
                  <a href={`${FORMS}/${path}`} aria-label={`${path} as a form`}>
                    as a form
                  </a>
                </>
              )}
            </small>
          </li>
        ))}
      </ul>
      <h3>Claims</h3>
      <Places empty="The page cites none.">
        {claims.map(({ id, value, basis, origin }) => (
          <li key={id}>
            <At {...shared} origin={origin}>
              {value}
            </At>
            <small>
              {id}: {basis}
            </small>
          </li>
        ))}
      </Places>
      <h3>Placeholders</h3>
      <Places empty="Nothing on this page waits for the owner.">
        {placeholders.map(({ path, origin }) => (
          <li key={`${origin} ${path}`}>
            <At {...shared} origin={origin}>
              {path}
            </At>
          </li>
        ))}
      </Places>
    </aside>
  )
}

/** The page as search results show it, and where it is shared. */
function Found(shared: Shared) {
  const { address, title, description, share } = shared.info
  return (
    <>
      <h3>In search results</h3>
      <div className="result">
        <small>{address}</small>
        <b>{cut(title)}</b>
        <p>{cut(description)}</p>
      </div>
      <ul>
        <Length name="Title" shown={title} {...shared} />
        <Length name="Description" shown={description} {...shared} />
      </ul>
      <h3>Where it is shared</h3>
      {share === undefined ? (
        <p>It has no picture.</p>
      ) : (
        <img src={share} width="1200" height="630" alt={`The share picture: ${title.text}`} />
      )}
    </>
  )
}

function cut({ text, most }: Shown): string {
  return text.length > most ? `${text.slice(0, most - 1)}…` : text
}

function Length({ name, shown, ...shared }: { name: string; shown: Shown } & Shared) {
  return (
    <li>
      <At {...shared} origin={shown.origin}>
        {name}
      </At>
      <small className={shown.text.length > shown.most ? 'too-long' : undefined}>
        {shown.text.length} of {shown.most} characters
      </small>
    </li>
  )
}

function Places({ empty, children }: { empty: string; children: ReactNode[] }) {
  return children.length === 0 ? <p>{empty}</p> : <ul>{children}</ul>
}

interface AtProps extends Shared {
  origin: number | undefined
  children: ReactNode
}

/** Leads to the form of an origin, or to its line; words alone where there is none. */
function At({ origin, info, backend, onEdit, children }: AtProps) {
  const place = origin === undefined ? undefined : info.origins[origin]
  if (!place) return <span>{children}</span>
  const title = placeText(place, info)
  if (backend.kind === 'writer')
    return (
      <button type="button" className="link" title={title} onClick={() => onEdit(place)}>
        {children}
      </button>
    )
  return (
    <Open backend={backend} path={info.files[place.file]?.path ?? ''} at={place} title={title}>
      {children}
    </Open>
  )
}

interface OpenProps {
  backend: Backend
  path: string
  at: Pick<Origin, 'line' | 'column'>
  title?: string | undefined
  children: ReactNode
}

/** Opens a file at a line: in the editor of the one who writes, or in the host's. */
function Open({ backend, path, at, title, children }: OpenProps) {
  if (backend.kind === 'web')
    return (
      <a href={backend.addressOf(path, at.line)} target="_blank" rel="noopener" title={title}>
        {children}
      </a>
    )
  return (
    <button type="button" className="link" title={title} onClick={() => backend.open(path, at)}>
      {children}
    </button>
  )
}
