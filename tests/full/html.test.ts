import { execFile, spawnSync } from 'node:child_process'
import { createRequire } from 'node:module'
import { promisify } from 'node:util'
import { expect, inject, test } from 'vitest'
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

async function validatePages(urls: string[]): Promise<Message[]> {
  const jarPath = String(createRequire(import.meta.url)('vnu-jar'))
  // By default, the checker doesn't fetch from localhost.
  const javaOptions = [...JAVA_OPTIONS, '-Dnu.validator.servlet.allow-forbidden-hosts=true', '-jar', jarPath]
  const options = ['--format', 'json', '--stdout', '--exit-zero-always', ...urls]
  const { stdout } = await promisify(execFile)('java', [...javaOptions, ...options], { maxBuffer: 2 ** 26 })
  const isIgnored = ({ message, extract = '' }: Message) =>
    IGNORED_MESSAGES.some((ignored) => ignored.message.test(message) && ignored.extract.test(extract))
  return JSON.parse(stdout).messages.filter((message: Message) => !isIgnored(message))
}

test('passes the Nu HTML checker on each route', async ({ skip }) => {
  const hasJava = spawnSync('java', ['-version']).status === 0
  skip(
    !hasJava && !process.env.CI,
    "Java 17 isn't installed, so the Nu HTML checker is skipped here. It must run in CI.",
  )
  const pages = listOnePagePerRoute().filter((address) => address !== '/nowhere')
  expect(await validatePages(pages.map((address) => inject('origin') + address))).toEqual([])
})
