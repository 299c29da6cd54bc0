import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { refreshSchemas } from '../content/editor/writeSchemas.ts'
import { type ContentIndex, indexOf } from '../content/mv/contentIndex.ts'
import { carryOutCollectionMove, planCollectionMove } from '../content/mv/moveCollection.ts'
import { parseName } from '../content/mv/names.ts'
import { carryOut, describePlan, planMove } from '../content/mv/plan.ts'
import { PlainError } from '../errors.ts'
import { CONTENT, runProgram } from '../runProgram.ts'
import { PROJECT } from '../store/sources.js'

const HELP = `npm run mv -- <old> <new> [--content <folder>]

Renames an entry, a city or a claim: its file, files of media that are called the same, and every reference and link to it.
What was published is redirected. Nothing is changed if the check would find a problem afterwards.
  npm run mv -- blog/old-name blog/new-name
  npm run mv -- cities/florida/tampa cities/florida/tampa-bay
  npm run mv -- claims/growth claims/more-requests

npm run mv -- collection <name> <address>

Gives a whole collection another address, in the content and in the code: list, entries and feeds, each redirected, and feeds
bring no article again.
  npm run mv -- collection posts /insights`

await runProgram(
  { help: HELP, options: CONTENT, names: { least: 2, most: 3 } },
  async ({ content }, [old = '', next = '', address]) => {
    const index = await indexOf(content)
    if (old === 'collection' && address !== undefined) return moveCollection(index, next, address)
    if (address !== undefined) throw new PlainError(HELP)
    const [from, to] = [parseName(index.site, old), parseName(index.site, next)]
    const plan = planMove(index, from, to)
    carryOut(index, plan)
    console.log([...describePlan(plan), ...codeWith(`'${from.slug}'`)].join('\n'))
    await refreshSchemas(content)
  },
)

/** What follows from the definitions is made anew by programs that read the new one. */
function moveCollection(index: ContentIndex, name: string, address: string): boolean {
  const move = planCollectionMove(index, PROJECT, name, address)
  carryOutCollectionMove(index, PROJECT, move)
  const [before, after] = move.pages
  console.log(
    [`${before} is now ${after}`, ...describePlan(move.plan), ...codeWith(`'${before.slice('pages'.length)}`)].join(
      '\n',
    ),
  )
  return [['reference'], ['check', '--content', index.root]].every(
    (args) =>
      spawnSync(process.execPath, [join(PROJECT, 'scripts/run.js'), ...args], { stdio: 'inherit' }).status === 0,
  )
}

/** Code may name an entry to fall back on. */
function codeWith(text: string): string[] {
  const search = ['grep', '--line-number', '--fixed-strings', text, '--', 'renderer', 'pages', 'scripts']
  const { stdout } = spawnSync('git', search, { cwd: PROJECT, encoding: 'utf8' })
  const places = (stdout ?? '').split('\n').flatMap((line) => line.match(/^[^:]+:\d+/) ?? [])
  return places.length > 0 ? [`Code names the old one too; ask an engineer: ${places.join(', ')}`] : []
}
