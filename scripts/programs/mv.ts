import { spawnSync } from 'node:child_process'
import { refreshSchemas } from '../content/editor/refreshSchemas.ts'
import { carryOut, describePlan } from '../content/mv/carryOut.ts'
import { indexOf } from '../content/mv/contentIndex.ts'
import { parseName } from '../content/mv/names.ts'
import { planMove } from '../content/mv/plan.ts'
import { runProgram } from '../runProgram.ts'
import { PROJECT } from '../store/sources.js'

const HELP = `npm run mv -- <old> <new> [--content <folder>]

Renames an entry, a city or a claim: its file, files of media that are called the same, and every reference and link to it.
What was published is redirected. Nothing is changed if the check would find a problem afterwards.
  npm run mv -- blog/old-name blog/new-name
  npm run mv -- cities/florida/tampa cities/florida/tampa-bay
  npm run mv -- claims/growth claims/more-requests`

const OPTIONS = { content: { type: 'string', default: 'content' } } as const

await runProgram(
  { help: HELP, options: OPTIONS, names: { least: 2, most: 2 } },
  async ({ content }, [old = '', next = '']) => {
    const index = await indexOf(content)
    const [from, to] = [parseName(index.site, old), parseName(index.site, next)]
    const plan = planMove(index, from, to)
    carryOut(index, plan)
    console.log([...describePlan(plan), ...codeWith(`'${from.slug}'`)].join('\n'))
    await refreshSchemas(content)
  },
)

/** Code may name an entry to fall back on. */
function codeWith(text: string): string[] {
  const search = ['grep', '--line-number', '--fixed-strings', text, '--', 'renderer', 'pages', 'scripts']
  const { stdout } = spawnSync('git', search, { cwd: PROJECT, encoding: 'utf8' })
  const places = (stdout ?? '').split('\n').flatMap((line) => line.match(/^[^:]+:\d+/) ?? [])
  return places.length > 0 ? [`Code names the old one too; ask an engineer: ${places.join(', ')}`] : []
}
