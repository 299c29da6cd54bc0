import { afterAll, beforeAll } from 'vitest'
import { pageOf } from './page.ts'
import { visit } from './visit.ts'
import type { Visitor } from './visitor.ts'

/** Who visits in all tests of a group, and the page that they see. There once the group has begun. */
export interface Visiting {
  visitor: Visitor
  page: ReturnType<typeof pageOf>
}

/** Opens an engine for all tests of a group, on a wide screen, and closes it behind them. */
export function visiting(engine: Parameters<typeof visit>[0]): Visiting {
  const group: Partial<Visiting> = {}
  beforeAll(async () => {
    const visitor = await visit(engine)
    Object.assign(group, { visitor, page: pageOf(visitor) })
    await visitor.resize(1280, 900)
  })
  afterAll(() => group.visitor?.close())
  return group as Visiting
}
