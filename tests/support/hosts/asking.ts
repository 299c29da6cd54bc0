import { request } from 'node:http'

export interface Question {
  path: string
  method?: string
  headers?: Record<string, string>
}

export interface Answer {
  status: number
  headers: Record<string, string>
  body: Buffer
}

export type Ask = (question: Question) => Promise<Answer>

/** `fetch` normalizes paths and decompresses bodies. */
export function askAt(place: { port: string } | { socketPath: string }): Ask {
  return ({ path, method = 'GET', headers = {} }) =>
    new Promise((resolve, reject) => {
      const sent = request({ ...place, path, method, headers }, (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk) => chunks.push(chunk))
        response.on('end', () => {
          const entries = Object.entries(response.headers).map(([name, value]) => [name, String(value)])
          const headers = Object.fromEntries(entries)
          resolve({ status: response.statusCode ?? 0, headers, body: Buffer.concat(chunks) })
        })
      })
      sent.on('error', reject).end()
    })
}

interface Followed {
  address: string
  hops: number[]
  answer: Answer
}

export async function follow(ask: Ask, question: Question): Promise<Followed> {
  const hops: number[] = []
  let path = question.path
  for (;;) {
    // Browsers don't send the fragment.
    const answer = await ask({ ...question, path: path.split('#')[0] ?? '' })
    const { location } = answer.headers
    if (location === undefined || hops.length === 5) return { address: path, hops, answer }
    hops.push(answer.status)
    path = location
  }
}
