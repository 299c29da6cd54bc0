import { resolve } from 'node:path'
import type { Instant } from '../../renderer/model/schedule/moments.ts'
import type { Change } from '../../renderer/model/schedule/timetable.ts'
import type { Handed } from '../../renderer/page.ts'
import { Places } from '../../renderer/places/places.ts'
import { PlainError } from '../errors.ts'
import { PageKeys } from '../rendering/pageKey.ts'
import { PageStore } from '../rendering/pageStore.ts'
import { buildCode, type Code, copyCode, describeCode } from '../steps/buildCode.ts'
import { checkContent } from '../steps/checkContent.ts'
import { comparePlaces } from '../steps/comparePlaces.ts'
import { describePlaces } from '../steps/describePlaces.ts'
import { step } from '../steps/step.ts'
import { momentOf } from './moment.ts'
import { type BuildOptions, showsDrafts } from './options.ts'

/** All that pages are made of. */
export interface Prepared {
  handed: Handed
  /** Of what they are made. */
  keys: PageKeys
  /** The date that the site is made for, as it was told, and the instant that this is where the company is. */
  moment: string
  now: Instant
  /** When its content changes by time alone. */
  changes: Change[]
  code: Code
  /** The pages of earlier builds; none where Vike renders all. */
  store: PageStore | undefined
}

/**
 * Checks the content, compares the places and builds the code, before any page is rendered.
 * @param client where scripts, styles and public files are laid out.
 * @throws {PlainError} with every problem, if there is one.
 */
export async function prepare(options: BuildOptions, client: string): Promise<Prepared> {
  const { content, viaVike = false, anew = false } = options
  // In a process of its own, which takes as long as all that comes before the pages.
  const ending = new AbortController()
  const building = buildCode(ending.signal)
  // What it fails of is told where it is waited for; until then it is nobody's unhandled rejection.
  building.catch(() => {})
  const keys = await PageKeys.open(resolve(content), anew)
  const checked = await check(options, keys).catch((error) => {
    ending.abort()
    throw error
  })
  const code = await step('build code', () => building, describeCode)
  await copyCode(code, client)
  const store = viaVike ? undefined : await PageStore.open(code.state, resolve(content), anew)
  return { ...checked, keys, code, store }
}

async function check(options: BuildOptions, keys: PageKeys): Promise<Omit<Prepared, 'keys' | 'code' | 'store'>> {
  const { content, release, anew = false, lenient } = options
  const drafts = showsDrafts(options)
  const { moment, said } = momentOf(options)
  if (said !== undefined) console.log(said)
  const checked = await step('check content', () => checkContent({ root: content, release, anew, moment, drafts }))
  if (!checked.site) throw unpublished(checked.text)
  const { site, now, changes } = checked
  const places = new Places(site)
  const compared = await step('compare places', () => comparePlaces(site, places, keys, content), describePlaces)
  refuseAlike(compared.problems, lenient)
  return { handed: { site, places, twins: compared.closed }, moment, now, changes }
}

/**
 * Places that are too much alike keep a build from publishing.
 * @param lenient to tell it, and go on.
 */
export function refuseAlike(problems: string[], lenient = false): void {
  if (problems.length === 0) return
  if (!lenient) throw unpublished(problems.join('\n'))
  console.log(`${problems.join('\n')}\nThis build is lenient, and goes on.`)
}

/** What keeps a build from publishing, in the words for whoever runs it. */
export function unpublished(message: string): PlainError {
  return new PlainError(`${message}\n\nNothing was published.`)
}
