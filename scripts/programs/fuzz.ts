import { spawnSync } from 'node:child_process'
import { runProgram } from '../runProgram.ts'

const HELP = `npm run fuzz [-- --minutes <number>] [--builds <number>] [--seed <number>]

Changes files of the fixture content at random, for as long as it is told (1 minute), and looks whether the check stands:
no exception, no slow file, every problem within its file, and what passes can be rendered. \`npm test\` makes every kind
of change to a file of every kind, once.
  --builds  instead, edits the fixture content so many times, and holds what is built of it against a build of everything anew
  --seed  where the random numbers start, so that a failure can be made again; a new one unless told`

const OPTIONS = {
  minutes: { type: 'string', default: '1' },
  builds: { type: 'string' },
  seed: { type: 'string', default: String(Date.now() % 1_000_000) },
} as const

await runProgram({ help: HELP, options: OPTIONS }, async ({ minutes, builds, seed }) => {
  const task = builds === undefined ? { FUZZ_MINUTES: minutes } : { FUZZ_BUILDS: builds }
  const environment = { ...process.env, ...task, FUZZ_SEED: seed }
  const file = builds === undefined ? 'full/fuzz' : 'full/incremental'
  const vitest = ['vitest', 'run', '--config', 'tests/vitest.config.ts', '--project', 'full', file]
  return spawnSync('npx', vitest, { stdio: 'inherit', env: environment }).status === 0
})
