import { cpSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Edit, Outcome, Step } from '../../renderer/editing/protocol.ts'
import { FollowedContent } from '../../scripts/dev/contentFolder.ts'
import { Edits } from '../../scripts/dev/editing/edits.ts'
import { FIXTURE } from './contentFolder.ts'
import { emptyFolder } from './siteFolder.ts'

export const FILE = 'services/paid-media.yaml'
const nothing = () => undefined
const vite = {
  watcher: { add: nothing, on: nothing },
  ws: { send: nothing, on: nothing },
  config: { logger: { error: nothing } },
}

/** A copy of the fixture content, followed as in development. */
export function followed() {
  const root = join(emptyFolder(), 'content')
  cpSync(FIXTURE, root, { recursive: true })
  const content = new FollowedContent(root, vite)
  return { root, content, edits: new Edits(content), text: (file = FILE) => readFileSync(join(root, file), 'utf8') }
}

/** An edit of a file as a form has shown it last. */
export async function edit(edits: Edits, steps: Step[], file = FILE): Promise<Edit> {
  return { file, base: (await edits.draft({ file })).form.base, steps }
}

export const messages = (outcome: Outcome) =>
  outcome.kind === 'refused' ? outcome.complaints.map(({ message }) => message) : []
