import type { Origin } from './pageInfo.ts'
import {
  type Draft,
  EDITING,
  type Edit,
  type FileGroup,
  type Outcome,
  type PageAnswer,
  TOKEN_HEADER,
} from './protocol.ts'

/** What stands behind the tools: a server that writes files, or a host with an editor of its own. */
export type Backend = Writer | Web

/** In development. */
export interface Writer {
  kind: 'writer'
  files: () => Promise<FileGroup[]>
  /** What a file’s form shows after some steps; without any, as it stands. Nothing is written. */
  draft: (edit: Edit | Pick<Edit, 'file'>) => Promise<Draft>
  save: (edit: Edit) => Promise<Outcome>
  undo: () => Promise<Outcome>
  /** Opens a file in the editor of the one who writes. */
  open: (path: string, at: Pick<Origin, 'line' | 'column'>) => void
}

/** In a preview. */
export interface Web {
  kind: 'web'
  addressOf: (path: string, line: number) => string
}

/** Where a page and what it is made of come from. */
export interface Access {
  token: string
  /** The content folder. */
  root: string
}

export function writer({ token, root }: Access): Writer {
  const ask = <Answer>(what: string, body: unknown) => request<Answer>(token, what, body)
  return {
    kind: 'writer',
    files: () => ask('files', {}),
    draft: (edit) => ask('draft', edit),
    save: (edit) => ask('save', edit),
    undo: () => ask('undo', {}),
    // Vite’s own: `launch-editor`, which finds out what runs.
    open: (path, { line, column }) =>
      void fetch(`/__open-in-editor?file=${encodeURIComponent(`${root}/${path}:${line}:${column}`)}`),
  }
}

/** The page with the origins of its texts. */
export async function annotatedPage({ token }: Access): Promise<string> {
  return (await request<PageAnswer>(token, 'page', { address: location.pathname })).html
}

/** @throws {Error} with words for the one who writes. */
async function request<Answer>(token: string, what: string, body: unknown): Promise<Answer> {
  const headers = { 'content-type': 'application/json', [TOKEN_HEADER]: token }
  const response = await fetch(`${EDITING}/${what}`, { method: 'POST', headers, body: JSON.stringify(body) })
  const answer = await response.json()
  if (!response.ok) throw new Error(answer.message)
  return answer
}

/** A host's web editor at a line, as GitHub has it: `https://github.com/owner/site/edit/main/content`. */
export function web(base: string): Web {
  const below = base.replace(/\/$/, '')
  return { kind: 'web', addressOf: (path, line) => `${below}/${path}#L${line}` }
}
