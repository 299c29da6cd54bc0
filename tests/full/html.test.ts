import { execFile, spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, inject, test } from 'vitest'
import { listen } from '../../scripts/serve/http.ts'
import { listOnePagePerRoute } from '../support/fixturePages.ts'

/** https://github.com/validator/validator/wiki/Output-»-JSON */
interface Message {
  message: string
  extract?: string
}

const IGNORED_MESSAGES: { message: RegExp; extract: RegExp }[] = [
  // Data blocks aren’t scripts, so no policy applies to them (HTML, section 4.12.1.1, prepare the script element).
  { message: /^Inline script violates Content Security Policy/, extract: /<script type="application\/ld\+json">/ },
  // React ends elements without content as XML does; HTML ignores the slash (section 13.1.2.1).
  { message: /^Trailing slash on void elements/, extract: /\/>/ },
]

/** Skips the second compiler, which takes half of the time, and enlarges the stack for deep calls. */
const JAVA_OPTIONS = ['-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC', '-Xss2m']

const runFile = promisify(execFile)

async function validatePages(folder: string, files: string[]): Promise<Message[]> {
  // The Content Security Policy of pages allows nothing at `file:` URLs.
  const server = createServer(({ url = '' }, response) => {
    response.setHeader('Content-Type', 'text/html; charset=utf-8')
    response.end(readFileSync(join(folder, url)))
  })
  const address = await listen(server, 0)
  const jarPath = String(createRequire(import.meta.url)('vnu-jar'))
  // By default, the checker doesn't fetch from localhost.
  const javaOptions = [...JAVA_OPTIONS, '-Dnu.validator.servlet.allow-forbidden-hosts=true', '-jar', jarPath]
  const options = ['--format', 'json', '--stdout', '--exit-zero-always', ...files.map((file) => `${address}/${file}`)]
  const { stdout } = await runFile('java', [...javaOptions, ...options], { maxBuffer: 2 ** 26 })
  server.close()
  const isIgnored = ({ message, extract = '' }: Message) =>
    IGNORED_MESSAGES.some((ignored) => ignored.message.test(message) && ignored.extract.test(extract))
  return JSON.parse(stdout).messages.filter((message: Message) => !isIgnored(message))
}

/** Not-found pages are similar, so two are enough. */
const NOT_FOUND_FILES = ['404.html', 'blog/404.html']

test('passes the Nu HTML checker on each route', async ({ skip }) => {
  const { stderr } = spawnSync('java', ['-version'], { encoding: 'utf8' })
  const hasJava = Number(/version "(\d+)/.exec(stderr ?? '')?.[1]) >= 17
  const skipReason = "Java 17 or newer isn't installed, so the Nu HTML checker is skipped here. It must run in CI."
  if (!hasJava) console.warn(skipReason)
  skip(!hasJava && !process.env.CI, skipReason)
  expect(hasJava, skipReason).toBe(true)
  const pages = listOnePagePerRoute().filter((address) => address !== '/nowhere')
  const files = pages.map((address) => `${address === '/' ? 'index' : address.slice(1)}.html`)
  expect(await validatePages(inject('fixtureFolder'), [...files, ...NOT_FOUND_FILES])).toEqual([])
})
