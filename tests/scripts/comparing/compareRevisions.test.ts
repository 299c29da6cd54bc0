import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import type { Side } from '../../../scripts/content/diff/buildSide.ts'
import { compareRevisions } from '../../../scripts/content/diff/compareRevisions.ts'
import { PlainError } from '../../../scripts/errors.ts'
import { emptyHistory } from '../../support/history.ts'
import { builtFolder, writeFiles } from '../../support/siteFolder.ts'

const files = (count: string) => ({
  'content/claims.yaml': `served:\n  value: ${count}\n  basis: !placeholder Ours.\n`,
})

/** In the place of a build: a site of one page that shows the claims as they are written. */
function building(sides: Side[] = []) {
  return async (_project: string, side: Side) => {
    sides.push(side)
    const text = readFileSync(join(side.content, 'claims.yaml'), 'utf8')
    builtFolder(side.site, { 'about.html': `<title>About</title><p>${text}</p>` })
  }
}

test('the content as it stands is held against a branch where the present one left it', async () => {
  const { folder, content, git, commit } = emptyHistory()
  const fork = commit(files('100'))
  git('switch', '--quiet', '--create', 'mine')
  git('switch', '--quiet', 'main')
  commit(files('200'))
  git('switch', '--quiet', 'mine')
  writeFiles(folder, files('300'))
  const sides: Side[] = []
  const change = await compareRevisions(content, 'main', undefined, building(sides))
  expect(change).toMatchObject({
    before: `main (${fork.slice(0, 7)})`,
    after: 'the working tree',
    notes: [],
    changed: 1,
  })
  expect(change.claims).toEqual([{ id: 'served', before: '100', after: '300', pages: 1 }])
  expect(change.edited).toEqual([{ file: 'content/claims.yaml', what: 'changed', address: undefined, hasParts: false }])
  expect(sides.filter(({ site }) => existsSync(site))).toEqual([])
})

test('both sides are built for one date, so that time alone is no change', async () => {
  const { folder, content, commit } = emptyHistory()
  commit(files('100'))
  writeFiles(folder, files('200'))
  const dates: string[] = []
  const build = building()
  await compareRevisions(content, 'main', undefined, (project, side, date) => {
    dates.push(date)
    return build(project, side)
  })
  expect(dates).toEqual([dates[0], dates[0]])
  expect(dates[0]).toMatch(/^\d{4}-\d{2}-\d{2}T/)
})

test('two revisions are compared as they are', async () => {
  const { folder, content, git, commit } = emptyHistory()
  commit(files('100'))
  git('tag', 'first')
  commit(files('200'))
  writeFiles(folder, files('300'))
  const { claims } = await compareRevisions(content, 'first', 'main', building())
  expect(claims).toMatchObject([{ before: '100', after: '200' }])
})

test('a state that cannot be built is told in the words of its build, and leaves nothing behind', async () => {
  const { content, commit } = emptyHistory()
  commit(files('100'))
  const rooms: string[] = []
  const refuse = async (_project: string, { site }: Side) => {
    rooms.push(dirname(dirname(site)))
    expect(rooms.filter(existsSync)).toHaveLength(1)
    throw new PlainError('A problem.')
  }
  await expect(compareRevisions(content, 'main', undefined, refuse)).rejects.toThrow('A problem.')
  expect(rooms.filter(existsSync)).toEqual([])
})
