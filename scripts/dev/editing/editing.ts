import { randomBytes } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import { z } from 'zod'
import {
  type Draft,
  EDITING,
  type FileGroup,
  type Outcome,
  type PageAnswer,
} from '../../../renderer/editing/protocol.ts'
import { PlainError } from '../../errors.ts'
import { type Answer, urlOf } from '../../serve/http.ts'
import type { FollowedContent } from '../contentFolder.ts'
import type { PlusFiles } from '../plusFiles.ts'
import { Edits } from './edits.ts'
import { filesOf } from './filesOf.ts'
import { isOurs } from './guard.ts'
import { MarkedPages } from './markedPages.ts'

const keys = z.array(z.union([z.string(), z.int().min(0)])).min(1)
const step = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('set'), path: keys, value: z.string() }),
  z.strictObject({ kind: z.enum(['add', 'remove']), path: keys }),
  z.strictObject({ kind: z.literal('move'), path: keys, to: z.int().min(0) }),
  z.strictObject({ kind: z.literal('tag'), path: keys, isTagged: z.boolean() }),
  z.strictObject({ kind: z.literal('block'), block: z.tuple([z.int().min(0), z.int().min(0)]), value: z.string() }),
  z.strictObject({ kind: z.literal('body'), value: z.string() }),
])
const edit = z.strictObject({ file: z.string(), base: z.string(), steps: z.array(step) })
const REQUESTS = {
  page: z.strictObject({ address: z.string().startsWith('/') }),
  draft: z.union([edit, z.strictObject({ file: z.string() })]),
}
/** Larger than any file of the content. */
const LARGEST = 1_000_000

/** Answers what pages ask about their texts while they are being edited, and writes what they save. */
export class Editing {
  /** What a page shows to be one of ours; another at each start. */
  readonly token = randomBytes(24).toString('base64url')
  private readonly content: FollowedContent
  private readonly pages: MarkedPages
  private readonly edits: Edits

  constructor(content: FollowedContent, plusFiles: PlusFiles) {
    this.content = content
    this.pages = new MarkedPages(content, plusFiles)
    this.edits = new Edits(content)
  }

  /** Whether a request is for this. */
  isMeant(request: IncomingMessage): boolean {
    return urlOf(request)?.pathname.startsWith(`${EDITING}/`) ?? false
  }

  async answer(request: IncomingMessage): Promise<Answer> {
    if (!isOurs(request, this.token)) return json(403, { message: 'Only a page of this server may ask for this.' })
    if (Number(request.headers['content-length'] ?? LARGEST) >= LARGEST)
      return json(413, { message: 'This is too large.' })
    try {
      const asked = urlOf(request)?.pathname.slice(EDITING.length + 1) ?? ''
      return json(200, await this.act(asked, JSON.parse(await text(request))))
    } catch (error) {
      if (error instanceof PlainError) return json(409, { message: error.message })
      if (error instanceof z.ZodError || error instanceof SyntaxError)
        return json(400, { message: 'This is no request.' })
      throw error
    }
  }

  private async act(asked: string, body: unknown): Promise<PageAnswer | FileGroup[] | Draft | Outcome> {
    if (asked === 'page') return { html: await this.pages.page(REQUESTS.page.parse(body).address) }
    if (asked === 'files') return this.files()
    if (asked === 'draft') return this.edits.draft(REQUESTS.draft.parse(body))
    if (asked === 'save') return this.edits.save(edit.parse(body))
    if (asked === 'undo') return this.edits.undo()
    throw new PlainError('There is no such request.')
  }

  private async files(): Promise<FileGroup[]> {
    const { checked } = await this.content.result
    return checked ? filesOf(checked) : []
  }
}

function json(status: number, body: object): Answer {
  const headers = { 'content-type': 'application/json', 'cache-control': 'no-store' }
  return { status, headers, body: JSON.stringify(body) }
}
