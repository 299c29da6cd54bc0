import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { onTestFinished } from 'vitest'
import { type LoadResult, loadSite, type Site } from '../../renderer/model/site.ts'
import { formatProblems } from '../../renderer/model/explain/problem.ts'

export const FIXTURE = 'tests/fixtures/content'
/** The day of the tests' checks. */
export const TODAY = '2026-11-20'

/** What becomes of a fixture's file: another text, other bytes, an edit of its text, or nothing. */
export type Override = string | Uint8Array | null | ((text: string) => string)

/** A copy of the fixture content with some files changed, removed when the test ends. */
export function contentWith(overrides: Record<string, Override> = {}): string {
  const folder = mkdtempSync(join(tmpdir(), 'content-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const root = join(folder, 'content')
  cpSync(FIXTURE, root, { recursive: true })
  for (const [path, override] of Object.entries(overrides)) apply(join(root, path), override)
  return root
}

function apply(file: string, override: Override): void {
  if (override === null) rmSync(file)
  else {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, typeof override === 'function' ? edit(file, override) : override)
  }
}

function edit(file: string, change: (text: string) => string): string {
  const before = readFileSync(file, 'utf8')
  const after = change(before)
  if (after === before) throw new Error(`The override of ${file} changes nothing.`)
  return after
}

export function load(overrides?: Record<string, Override>): Promise<LoadResult> {
  return loadSite({ root: contentWith(overrides), today: TODAY })
}

/** What the check says about the fixture content with some files changed. */
export async function problemsOf(overrides: Record<string, Override>): Promise<string> {
  const { problems } = await load(overrides)
  return problems ? formatProblems(problems) : 'no problems'
}

/** The fixture content, which must be in order. */
export async function siteOf(overrides?: Record<string, Override>): Promise<Site> {
  const { site, problems } = await load(overrides)
  if (!site) throw new Error(formatProblems(problems))
  return site
}

/** The fixture content as it is, for tests that only read it. */
export async function fixtureSite(): Promise<Site> {
  const { site, problems } = await loadSite({ root: FIXTURE, today: TODAY })
  if (!site) throw new Error(formatProblems(problems))
  return site
}
