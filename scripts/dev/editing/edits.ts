import type { Edit, Outcome } from '../../../renderer/editing/protocol.ts'
import type { Problem } from '../../../renderer/model/explain/problem.ts'
import { hasCode, PlainError } from '../../errors.ts'
import type { FollowedContent } from '../contentFolder.ts'
import { applied } from './applied.ts'
import { type ContentText, readContentText, writeContentText } from './contentText.ts'

interface Done {
  path: string
  before: string
  after: string
}

const CHANGED = 'The file has changed since this page was shown. Nothing was saved: close this and look again.'
const UNREADABLE = 'The content has problems. Mend them first.'

/** Edits of texts from the page: tried out in memory, then written, and undone. */
export class Edits {
  private readonly content: FollowedContent
  private readonly done: Done[] = []

  constructor(content: FollowedContent) {
    this.content = content
  }

  /** What the check says of an edit; nothing is written. */
  async check(edit: Edit): Promise<Outcome> {
    return (await this.tryOut(edit)).outcome
  }

  /** Writes an edit, if the check has nothing to say. */
  async save(edit: Edit): Promise<Outcome> {
    const { outcome, place, after } = await this.tryOut(edit)
    if (outcome.kind !== 'fine' || !place || after === undefined) return outcome
    // While the check ran, somebody else may have written.
    if (readContentText(this.content.root, edit.file).text !== place.text) return failed(CHANGED)
    writeContentText(place, after)
    this.done.push({ path: edit.file, before: place.text, after })
    await this.content.renew()
    return { kind: 'saved' }
  }

  /** Takes back the last edit that was saved from a page, if its file is as it left it. */
  async undo(): Promise<Outcome> {
    const last = this.done.at(-1)
    if (!last) return failed('There is nothing to undo.')
    const place = readContentText(this.content.root, last.path)
    if (place.text !== last.after) return failed('The file has changed since then: undo it in your editor.')
    this.done.pop()
    writeContentText(place, last.before)
    await this.content.renew()
    return { kind: 'saved' }
  }

  private async tryOut(edit: Edit): Promise<{ outcome: Outcome; place?: ContentText; after?: string }> {
    const { folder, checked } = await this.content.result
    const file = checked?.find((each) => each.file.source.path === edit.file)
    if (!folder || !file) return { outcome: failed(UNREADABLE) }
    const place = this.read(edit.file)
    if (!place) return { outcome: failed(CHANGED) }
    const result = applied(file, place.text, edit.changes)
    if (result.kind !== 'applied') return { outcome: failed(result.kind === 'stale' ? CHANGED : UNWRITABLE) }
    const problems = await this.content.tryOut(folder, edit.file, result.text)
    if (problems.length > 0) return { outcome: refused(problems) }
    return { outcome: { kind: 'fine' }, place, after: result.text }
  }

  private read(path: string): ContentText | undefined {
    try {
      return readContentText(this.content.root, path)
    } catch (error) {
      if (error instanceof PlainError || hasCode(error, 'ENOENT')) return undefined
      throw error
    }
  }
}

const UNWRITABLE = 'This cannot be written in its place. Edit the file in your editor.'

function failed(message: string): Outcome {
  return { kind: 'failed', message }
}

/** A form has room for a few; the rest usually follows from them. */
const SHOWN = 4

function refused(problems: Problem[]): Outcome {
  const complaints = problems
    .slice(0, SHOWN)
    .map(({ file, line, column, message, hint }) => ({ file, line, column, message, hint }))
  return { kind: 'refused', complaints }
}
