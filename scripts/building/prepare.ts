import { resolve } from 'node:path'
import type { Handed } from '../../renderer/page.ts'
import { Places } from '../../renderer/places/places.ts'
import { PlainError } from '../errors.ts'
import { PageKeys } from '../rendering/pageKey.ts'
import { PageStore } from '../rendering/pageStore.ts'
import { buildCode, type Code, copyCode, describeCode } from '../steps/buildCode.ts'
import { checkContent } from '../steps/checkContent.ts'
import { comparePlaces, describePlaces } from '../steps/comparePlaces.ts'
import { step } from '../steps/step.ts'

export interface BuildOptions {
  /** The content folder. */
  content: string
  /** The folder to publish into. It keeps its last good site if anything fails. */
  out: string
  /** Whether values tagged `!placeholder` are errors. */
  release: boolean
  /** Whether Vike renders every page, not the first of each family alone: the reference, which gives the same bytes. */
  viaVike?: boolean
  /** Whether places that are too much alike are told, and published all the same. */
  lenient?: boolean
  /** Whether everything but code and pictures is made even where an earlier build has made it. */
  anew?: boolean
  /** For a preview: where the content stands in the host's editor, so that each text leads to its line. */
  editable?: string | undefined
}

/** All that pages are made of. */
export interface Prepared {
  handed: Handed
  /** Of what they are made. */
  keys: PageKeys
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
  const keys = new PageKeys()
  const checked = await check(options, keys).catch((error) => {
    ending.abort()
    throw error
  })
  const code = await step('build code', () => building, describeCode)
  await copyCode(code, client)
  const store = viaVike ? undefined : await PageStore.open(code.state, resolve(content), anew)
  return { handed: checked, keys, code, store }
}

async function check({ content, release, anew = false, lenient }: BuildOptions, keys: PageKeys): Promise<Handed> {
  const { site, text } = await step('check content', () => checkContent({ root: content, release, anew }))
  if (!site) throw unpublished(text)
  const places = new Places(site)
  const compared = await step('compare places', () => comparePlaces(site, places, keys), describePlaces)
  refuseAlike(compared.problems, lenient)
  return { site, places, twins: compared.closed }
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
