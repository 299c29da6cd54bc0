import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createContext, runInContext } from 'node:vm'
import { z } from 'zod'
import type { Answer, Ask, Question } from './asking.ts'
import { decoded, filesOf, missing, sent, split } from './files.ts'

/** What of the template counts for an answer. A resource that is missing fails to be read. */
const template = z.object({
  Resources: z.object({
    Addresses: z.object({ Properties: z.object({ FunctionCode: z.string().max(10 * 1024) }) }),
    Headers: z.object({
      Properties: z.object({
        ResponseHeadersPolicyConfig: z.object({
          SecurityHeadersConfig: z.object({
            ContentSecurityPolicy: z.object({ ContentSecurityPolicy: z.string() }),
            StrictTransportSecurity: z.object({ AccessControlMaxAgeSec: z.number().int() }),
            ContentTypeOptions: z.object({ Override: z.literal(true) }),
            ReferrerPolicy: z.object({ ReferrerPolicy: z.string() }),
          }),
          CustomHeadersConfig: z.object({ Items: z.array(z.object({ Header: z.string(), Value: z.string() })) }),
        }),
      }),
    }),
    Distribution: z.object({
      Properties: z.object({
        DistributionConfig: z.object({
          CustomErrorResponses: z
            .array(z.object({ ErrorCode: z.literal(404), ResponsePagePath: z.string() }))
            .length(1),
        }),
      }),
    }),
  }),
})

const outcome = z.union([
  z.object({ statusCode: z.literal(301), headers: z.object({ location: z.object({ value: z.string() }) }) }),
  z.object({ uri: z.string() }),
])

/**
 * What CloudFront does before a bucket, by the very template and the very script of uploads (Amazon CloudFront Developer
 * Guide: "CloudFront Functions event structure", "Understand response headers policies", "Generate custom error responses").
 * @param folder with `site` in it.
 */
export function s3CloudFront(folder: string): Ask {
  const files = filesOf(join(folder, 'site'))
  const kept = uploads(readFileSync(join(folder, 'upload.sh'), 'utf8'))
  const { Resources } = template.parse(JSON.parse(readFileSync(join(folder, 'template.json'), 'utf8')))
  const handle = handlerOf(Resources.Addresses.Properties.FunctionCode)
  const [notFound] = Resources.Distribution.Properties.DistributionConfig.CustomErrorResponses
  const policy = headersOf(Resources.Headers.Properties.ResponseHeadersPolicyConfig)
  return async (question) => {
    const result = outcome.parse(handle(question))
    // What a function answers by itself: the guide does not say that the policy's headers are added.
    if ('statusCode' in result)
      return { status: result.statusCode, headers: { location: result.headers.location.value }, body: Buffer.alloc(0) }
    const key = decoded(result.uri)
    const answer = stored(key, question)
    return { ...answer, headers: { ...answer.headers, ...policy } }
  }

  function stored(key: string, question: Question): Answer {
    const body = files.get(key)
    if (body) return sent(body, question, kept(key))
    const page = notFound?.ResponsePagePath ?? ''
    return missing(files.get(page), question, kept(page))
  }
}

/** The function, in a world of its own that has nothing but the language. */
function handlerOf(code: string): (question: Question) => unknown {
  const world = createContext({ event: undefined })
  runInContext(code, world)
  return (question) => {
    const [uri, query] = split(question)
    const rawQueryString = () => (query === '' ? undefined : query.slice(1))
    world.event = { version: '1.0', request: { method: question.method ?? 'GET', uri, rawQueryString } }
    return runInContext('handler(event)', world)
  }
}

type Policy = z.infer<typeof template>['Resources']['Headers']['Properties']['ResponseHeadersPolicyConfig']

function headersOf({ SecurityHeadersConfig: own, CustomHeadersConfig }: Policy): Record<string, string> {
  return {
    'content-security-policy': own.ContentSecurityPolicy.ContentSecurityPolicy,
    'strict-transport-security': `max-age=${own.StrictTransportSecurity.AccessControlMaxAgeSec}`,
    'x-content-type-options': 'nosniff',
    'referrer-policy': own.ReferrerPolicy.ReferrerPolicy,
    ...Object.fromEntries(CustomHeadersConfig.Items.map(({ Header, Value }) => [Header.toLowerCase(), Value])),
  }
}

const LINE = /^aws s3 sync site "s3:\/\/\$BUCKET" (.*?) --cache-control '([^']*)' --content-type '([^']*)'$/gm

/** The headers of uploaded files. "Filters that appear later in the command take precedence" (AWS CLI, `s3`). */
function uploads(script: string): (key: string) => Record<string, string> {
  const lines = [...script.matchAll(LINE)].map(([, filters = '', keep = '', type = '']) => ({ filters, keep, type }))
  return (key) => {
    const fitting = lines.filter(({ filters }) => isTaken(key.slice(1), filters))
    if (fitting.length !== 1) throw new Error(`${key} is uploaded ${fitting.length} times.`)
    return { 'cache-control': fitting[0]?.keep ?? '', 'content-type': fitting[0]?.type ?? '' }
  }
}

function isTaken(key: string, filters: string): boolean {
  let taken = true
  for (const [, kind, pattern = ''] of filters.matchAll(/--(include|exclude) '([^']*)'/g)) {
    const [before = '', after = ''] = pattern.split('*')
    if (key.startsWith(before) && key.endsWith(after)) taken = kind === 'include'
  }
  return taken
}
