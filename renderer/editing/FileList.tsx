import { useEffect, useState } from 'react'
import type { Writer } from './backend.ts'
import { type FileGroup, FORMS } from './protocol.ts'

/** All files that have a form. */
export function FileList({ writer, version }: { writer: Writer; version: number }) {
  const [groups, setGroups] = useState<FileGroup[]>([])
  const [message, setMessage] = useState('')
  // biome-ignore lint/correctness/useExhaustiveDependencies: another version may have other files
  useEffect(() => {
    writer.files().then(setGroups, (error: Error) => setMessage(error.message))
  }, [writer, version])
  return (
    <main>
      <p>
        <a href="/">The site</a>
      </p>
      <h1>Files of the content</h1>
      <p>
        Each opens as a form. A new one is made by <code>npm run new</code>, and another name given by{' '}
        <code>npm run mv</code>: both keep what refers to it in order.
      </p>
      <p role="status">{message}</p>
      {groups.map(({ name, files }) => (
        <details key={name} open={files.length < 16}>
          <summary>
            <h2>{name}</h2> <small>{files.length}</small>
          </summary>
          <ul>
            {files.map(({ path, title }) => (
              <li key={path}>
                <a href={`${FORMS}/${path}`}>{title || path}</a>
                {title !== '' && <small> {path}</small>}
              </li>
            ))}
          </ul>
        </details>
      ))}
    </main>
  )
}
