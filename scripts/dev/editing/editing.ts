import { randomBytes } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import { z } from 'zod'
import {
  EDITING,
  type Fields,
  type FieldsRequest,
  type Outcome,
  type PageAnswer,
} from '../../../renderer/editing/protocol.ts'
import { PlainError } from '../../errors.ts'
import { type Answer, urlOf } from '../../serve/http.ts'
import type { FollowedContent } from '../contentFolder.ts'
import type { PlusFiles } from '../plusFiles.ts'
import { describeFields } from './describeFields.ts'
import { Edits } from './edits.ts'
import { isOurs } from './guard.ts'
import { MarkedPages } from './markedPages.ts'

const place = z.union([
  z.strictObject({ path: z.array(z.union([z.string(), z.int()])).min(1) }),
  z.strictObject({ block: z.tuple([z.int(), z.int()]) }),
])
const REQUESTS = {
  page: z.strictObject({ address: z.string().startsWith('/') }),
  fields: z.strictObject({ file: z.string(), place }),
  edit: z.strictObject({
    file: z.string(),
    changes: z.array(z.strictObject({ place, was: z.string(), value: z.string() })).min(1),
  }),
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

  private async act(asked: string, body: unknown): Promise<PageAnswer | Fields | Outcome> {
    if (asked === 'page') return { html: await this.pages.page(REQUESTS.page.parse(body).address) }
    if (asked === 'fields') return this.fields(REQUESTS.fields.parse(body))
    if (asked === 'check') return this.edits.check(REQUESTS.edit.parse(body))
    if (asked === 'save') return this.edits.save(REQUESTS.edit.parse(body))
    if (asked === 'undo') return this.edits.undo()
    throw new PlainError('There is no such request.')
  }

  private async fields({ file, place }: FieldsRequest): Promise<Fields> {
    const { checked, handed } = await this.content.result
    const found = checked?.find((each) => each.file.source.path === file)
    const fields = found && handed && describeFields(found, place, handed.site)
    if (!fields) throw new PlainError('There is no such value any more.')
    return fields
  }
}

function json(status: number, body: object): Answer {
  const headers = { 'content-type': 'application/json', 'cache-control': 'no-store' }
  return { status, headers, body: JSON.stringify(body) }
}
