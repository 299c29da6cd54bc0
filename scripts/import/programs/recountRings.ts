import { ONE, runProgram } from '../../runProgram.ts'
import { recount } from '../recount.ts'

const HELP = `node scripts/run.js recountRings <folder of tables>

Counts people and offices around ZIP codes of the whole country twice: by the cells in public/residents, as visitors' browsers
do, and by a plain loop over the tables. Tells each difference, and fails if there is one.
  --count      how many ZIP codes (200)
  --published  the folder with residents (public)

The folder has the tables of importResidents.`

const OPTIONS = {
  count: { type: 'string', default: '200' },
  published: { type: 'string', default: 'public' },
} as const

await runProgram({ help: HELP, options: OPTIONS, names: ONE }, async ({ count, published }, [folder = '']) => {
  const differences = recount(folder, published, Number(count))
  for (const difference of differences) console.log(JSON.stringify(difference))
  console.log(`${count} ZIP codes counted twice: ${differences.length} differ.`)
  return differences.length === 0
})
