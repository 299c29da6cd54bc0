import { expect, test } from 'vitest'
import config from '../vitest.config.ts'

const projects = (config.test?.projects ?? []).flatMap((each) =>
  typeof each === 'object' && 'test' in each ? [each.test] : [],
)

test('only the tests of the built site wait for it', () => {
  expect(config.test?.globalSetup).toBeUndefined()
  expect(projects.flatMap((each) => (each?.globalSetup ? [each.name] : []))).toEqual(['site', 'full'])
})

test('no test runs what was made of a file earlier: it may have been made of folders that have come or gone since', () => {
  for (const each of [config.test, ...projects]) expect(each?.experimental?.fsModuleCache).toBeUndefined()
})
