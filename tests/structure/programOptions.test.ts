import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const FOLDER = 'scripts/programs'
/** Their help also lists the options of the build, or fields of the content. */
const WITH_OTHER_OPTIONS = ['build.ts', 'merge.ts', 'new.ts']

function readOptions(file: string): { parsed: string[]; listed: string[] } {
  const source = readFileSync(join(FOLDER, file), 'utf8')
  const [, help = ''] = /const HELP = `(.*?)`\n/s.exec(source) ?? []
  const ownOptions = [...source.matchAll(/'?([\w-]+)'?: \{ type: '/g)].map(([, name]) => name)
  const parsed = source.includes('CONTENT_OPTION') ? [...ownOptions, 'content'] : ownOptions
  const listed = [...help.matchAll(/^ +--(?:no-)?([\w-]+)|\[(?:-- )?--(?:no-)?([\w-]+)/gm)].map(([, a, b]) => a ?? b)
  return { parsed: [...new Set(parsed)].sort() as string[], listed: [...new Set(listed)].sort() as string[] }
}

test.each(readdirSync(FOLDER).filter((file) => !WITH_OTHER_OPTIONS.includes(file)))(
  '%s has the options that its help lists',
  (file) => {
    const { parsed, listed } = readOptions(file)
    expect(listed).toEqual(parsed)
  },
)
