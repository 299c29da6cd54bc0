import { createHash } from 'node:crypto'
import type { Draft, Edit, FileForm, Outcome } from '../../../renderer/editing/protocol.ts'
import type { CheckedFile } from '../../../renderer/model/check/validate.ts'
import type { Problem } from '../../../renderer/model/explain/problem.ts'
import { yamlOf } from '../../../renderer/model/origins/fileText.ts'
import type { ParsedFile } from '../../../renderer/model/parse/parsedFile.ts'
import { Source } from '../../../renderer/model/parse/source.ts'
import type { Site } from '../../../renderer/model/site.ts'
import { hasCode, PlainError } from '../../errors.ts'
import type { FollowedContent } from '../contentFolder.ts'
import { applied } from './applied.ts'
import { bodyOf } from './bodyOf.ts'
import { type ContentText, readContentText, writeContentText } from './contentText.ts'
import { describeFile, targetsOf } from './describeFile.ts'
import { pathAt } from './meantBy.ts'
import { schemaOf } from './schemaPath.ts'

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

  /**
   * What an edit would come to: the form of that, and what the check says of it. Nothing is written.
   * @throws {PlainError} if there is no such file, or the content has problems.
   */
  async draft(edit: Edit | Pick<Edit, 'file'>): Promise<Draft> {
    const { checked, site, place } = await this.find(edit.file)
    const steps = 'steps' in edit ? edit.steps : []
    const base = stateOf(place.text)
    if ('base' in edit && edit.base !== base)
      return { form: this.form(checked, site, place.text), outcome: failed(CHANGED) }
    const file = { text: place.text, format: checked.file.slot.format }
    const after = applied(file, schemaOf(checked.file.slot.schema), steps)
    // What cannot be done leaves the form as it was before.
    const shown = after ?? applied(file, schemaOf(checked.file.slot.schema), steps.slice(0, -1)) ?? place.text
    const form = { ...this.form(checked, site, shown), base }
    if (after === undefined) return { form, outcome: failed(UNWRITABLE) }
    return { form, outcome: steps.length === 0 ? { kind: 'fine' } : await this.outcomeOf(checked, after) }
  }

  /** Writes an edit, if the check has nothing to say. */
  async save({ file, base, steps }: Edit): Promise<Outcome> {
    const { checked, place } = await this.find(file)
    if (base !== stateOf(place.text)) return failed(CHANGED)
    const { schema, format } = checked.file.slot
    const after = applied({ text: place.text, format }, schemaOf(schema), steps)
    if (after === undefined) return failed(UNWRITABLE)
    const outcome = await this.outcomeOf(checked, after)
    if (outcome.kind !== 'fine') return outcome
    // While the check ran, somebody else may have written.
    if (readContentText(this.content.root, file).text !== place.text) return failed(CHANGED)
    writeContentText(place, after)
    this.done.push({ path: file, before: place.text, after })
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

  private async find(path: string): Promise<{ checked: CheckedFile; site: Site; place: ContentText }> {
    const { checked, handed } = await this.content.result
    if (!checked) throw new PlainError(UNREADABLE)
    const found = checked.find((each) => each.file.source.path === path)
    const place = found && this.read(path)
    if (!found || !place) throw new PlainError('There is no such file any more.')
    return { checked: found, site: handed.site, place }
  }

  private form({ file }: CheckedFile, site: Site, text: string): FileForm {
    const { schema: own, format } = file.slot
    const schema = schemaOf(own)
    const yaml = yamlOf({ text, format })
    const root = describeFile({ text, yaml, schema, site })
    const targets = targetsOf(schema, site)
    return { file: file.source.path, base: stateOf(text), root, body: bodyOf({ text, format }), targets }
  }

  private async outcomeOf({ file }: CheckedFile, text: string): Promise<Outcome> {
    const { folder } = await this.content.result
    if (!folder) return failed(UNREADABLE)
    const problems = await this.content.tryOut(folder, file.source.path, text)
    return problems.length > 0 ? refused(problems, file, text) : { kind: 'fine' }
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

/** Names a text, so that a form knows whether the file is still as it has shown it. */
function stateOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url')
}

/** A form has room for a few; the rest usually follows from them. */
const SHOWN = 4

function refused(problems: Problem[], { source, slot }: ParsedFile, text: string): Outcome {
  const draft = new Source(source.path, source.file, text)
  const yaml = yamlOf({ text, format: slot.format })
  const complaints = problems.slice(0, SHOWN).map(({ file, line, column, message, hint }) => {
    const path = file === source.file ? pathAt(yaml, draft.offset(line, column)) : undefined
    return { path, file, line, column, message, hint }
  })
  return { kind: 'refused', complaints }
}
