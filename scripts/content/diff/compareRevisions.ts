import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { momentOf } from '../../build/options.ts'
import { contentModel } from '../../contentModel.ts'
import { hasCode } from '../../errors.ts'
import { PROJECT } from '../../store/sources.js'
import { removeAbandoned, removedAfterwards, withTemporaryFolder } from '../../temporaryFolder.ts'
import { buildCommit, buildPresent, runBuild, type Side } from './buildSide.ts'
import { claimsOf, compareClaims } from './claims.ts'
import { compareSites } from './compareSites.ts'
import { editedFiles } from './editedFiles.ts'
import { readBuilt } from './readBuilt.ts'
import type { Comparison } from './report.ts'
import { Repository } from './revisions.ts'

const PARENT = join(PROJECT, '.build')
const ROOM = 'compared'

/**
 * Builds two states of the content and says what differs: of a revision and the working tree, or of two revisions. Against
 * the working tree a revision counts where the branch left it.
 * @throws {PlainError} if there is no such revision, or one of the two cannot be built.
 */
export async function compareRevisions(
  content: string,
  first: string,
  second?: string,
  build = runBuild,
): Promise<Comparison> {
  const repository = new Repository(content)
  const building = { repository, build, date: momentOf({ content }).moment }
  const [was, is] = [repository.commit(first), second === undefined ? undefined : repository.commit(second)]
  return inRoom(async (room) => {
    const after =
      is === undefined || second === undefined
        ? await buildPresent(building, content, join(room, 'after'))
        : await buildCommit(building, is, second, join(room, 'after'))
    const left = is === undefined ? repository.fork(was) : was
    const before = await buildCommit(building, left, first, join(room, 'before'))
    return compareSides(before, after)
  })
}

async function compareSides(before: Side, after: Side): Promise<Comparison> {
  const edited = editedFiles(await contentModel(), before.content, after.content)
  const change = compareSites(readBuilt(before.site), readBuilt(after.site), edited)
  return {
    before: before.name,
    after: after.name,
    notes: [before.note, after.note].filter((note) => note !== undefined),
    edited,
    claims: compareClaims(claimsOf(before.content), claimsOf(after.content), change),
    ...change,
  }
}

/** What is kept of pages is kept by the place of their content: the same room each time, unless somebody is in it. */
async function inRoom<Result>(run: (room: string) => Promise<Result>): Promise<Result> {
  mkdirSync(PARENT, { recursive: true })
  await removeAbandoned(PARENT, (name) => name === ROOM)
  const room = join(PARENT, ROOM)
  return isOurs(room) ? removedAfterwards(room, () => run(room)) : withTemporaryFolder(PARENT, `${ROOM}-`, run)
}

function isOurs(room: string): boolean {
  if (existsSync(room)) return false
  try {
    mkdirSync(room)
    return true
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false
    throw error
  }
}
