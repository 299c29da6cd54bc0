import { spawn, spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { expect, inject, test } from 'vitest'
import { listen } from '../../scripts/serve/http.ts'
import { onePageOfEachRoute } from '../support/samplePages.ts'

/** What the Nu HTML checker says of a page. Source: its wiki, Output » JSON. */
interface Message {
  type: string
  subType?: string
  url?: string
  lastLine?: number
  message: string
  /** The place in the page, with a little before and after it. */
  extract?: string
}

/** What it says and we do not follow, each with the reason; `extract` is the place that it says it of. */
const EXCEPTIONS: { reason: string; message: RegExp; extract: RegExp }[] = [
  {
    reason:
      'A block of data is no script: browsers ask no policy about it (HTML, section 4.12.1.1, prepare the script element).',
    message: /^Inline script violates Content Security Policy/,
    extract: /<script type="application\/ld\+json">/,
  },
  {
    reason: 'React ends elements without content as XML does; HTML ignores the slash (section 13.1.2.1).',
    message: /^Trailing slash on void elements/,
    extract: /\/>/,
  },
]

/**
 * Java as it suits a few seconds: without its second compiler, which takes half of the time, and with room for the deep
 * calls of code that the first one has compiled.
 */
const QUICKLY = ['-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC', '-Xss2m']

/**
 * Holds built pages against the rules of HTML, by the Nu HTML checker, all in one process. It fetches them as a browser
 * does, so that it can tell what the pages' own policy lets them load; not-found pages come with status 200, for it reads no others.
 * @param files in the folder: `about.html`.
 * @returns errors, warnings and remarks, without our exceptions: `blog.html:1 error: …`.
 */
async function objectionsTo(folder: string, files: string[]): Promise<string[]> {
  const server = createServer(({ url = '' }, response) => {
    response.setHeader('Content-Type', 'text/html; charset=utf-8')
    response.end(readFileSync(join(folder, url)))
  })
  const address = await listen(server, 0)
  const messages = await check(files.map((file) => `${address}/${file}`))
  server.close()
  const isException = ({ message, extract = '' }: Message) =>
    EXCEPTIONS.some((each) => each.message.test(message) && each.extract.test(extract))
  return messages
    .filter((message) => !isException(message))
    .map(({ type, subType = type, url = '', lastLine, message, extract }) => {
      const place = `${url.slice(address.length + 1)}:${lastLine}`
      return `${place} ${subType}: ${message} ${extract}`
    })
}

async function check(urls: string[]): Promise<Message[]> {
  const jar = String(createRequire(import.meta.url)('vnu-jar'))
  // Its makers keep it from this machine's own servers where it serves strangers.
  const java = [...QUICKLY, '-Dnu.validator.servlet.allow-forbidden-hosts=true', '-jar', jar]
  const child = spawn('java', [...java, '--format', 'json', '--stdout', '--exit-zero-always', ...urls])
  let output = ''
  let complaint = ''
  child.stdout.on('data', (chunk) => {
    output += chunk
  })
  child.stderr.on('data', (chunk) => {
    complaint += chunk
  })
  const code = await new Promise((resolve, reject) => child.on('close', resolve).on('error', reject))
  if (code !== 0) throw new Error(`The checker ended with ${code}: ${complaint}`)
  return JSON.parse(output).messages
}

/** Every family's own page for what leads nowhere has the same parts as these two. */
const NOT_FOUND = ['404.html', 'blog/404.html']

test('the Nu HTML checker has nothing to say of a page of every route', async ({ skip }) => {
  const { stderr } = spawnSync('java', ['-version'], { encoding: 'utf8' })
  const isReady = Number(/version "(\d+)/.exec(stderr ?? '')?.[1]) >= 17
  const note = 'Java 17 or newer is not installed: the Nu HTML checker looks at no page here, but it must in CI.'
  if (!isReady) console.warn(note)
  skip(!isReady && !process.env.CI, note)
  expect(isReady, note).toBe(true)
  const pages = onePageOfEachRoute().filter((address) => address !== '/nowhere')
  const files = pages.map((address) => `${address === '/' ? 'index' : address.slice(1)}.html`)
  expect(await objectionsTo(inject('fixtureFolder'), [...files, ...NOT_FOUND])).toEqual([])
})
