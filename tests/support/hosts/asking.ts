import { request } from 'node:http'

export interface Question {
  /** As it is written: percent signs, dots, slashes and all. */
  path: string
  method?: string
  headers?: Record<string, string>
}

export interface Answer {
  status: number
  /** Their names in small letters. */
  headers: Record<string, string>
  body: Buffer
}

export type Ask = (question: Question) => Promise<Answer>

/** Asks a server: at a port of this machine, or at a file. `fetch` would tidy the path, and undo codings. */
export function askAt(place: { port: string } | { socketPath: string }): Ask {
  return ({ path, method = 'GET', headers = {} }) =>
    new Promise((resolve, reject) => {
      const asked = request({ ...place, path, method, headers }, (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk) => chunks.push(chunk))
        response.on('end', () => {
          const told = Object.entries(response.headers).map(([name, value]) => [name, String(value)])
          resolve({ status: response.statusCode ?? 0, headers: Object.fromEntries(told), body: Buffer.concat(chunks) })
        })
      })
      asked.on('error', reject).end()
    })
}

interface Followed {
  /** Where the redirects have led, with the query and the fragment. */
  address: string
  /** The statuses on the way. */
  hops: number[]
  answer: Answer
}

/** Asks, and goes where the answers send to, five times at most. */
export async function follow(ask: Ask, question: Question): Promise<Followed> {
  const hops: number[] = []
  let path = question.path
  for (;;) {
    // Browsers keep the fragment to themselves.
    const answer = await ask({ ...question, path: path.split('#')[0] ?? '' })
    const { location } = answer.headers
    if (location === undefined || hops.length === 5) return { address: path, hops, answer }
    hops.push(answer.status)
    path = location
  }
}
