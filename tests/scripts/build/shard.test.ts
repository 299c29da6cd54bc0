import { expect, test } from 'vitest'
import { parseShard } from '../../../scripts/build/shard.ts'

test.each(['0/2', '3/2', '1', '1/0', 'a/b', '1/2/3'])('rejects %s as a shard', (text) => {
  expect(() => parseShard(text)).toThrow("isn't a shard. Write --shard 2/3")
})
