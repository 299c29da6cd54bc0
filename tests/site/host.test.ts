import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'
import { serve } from '../../scripts/serve/serve.ts'
import { askAt } from '../support/hosts/asking.ts'
import { releaseInto, testsOfHost } from '../support/hosts/conformance.ts'

// `npm start`; nginx is asked the same in `full/nginx.test.ts`.
const workspace = mkdtempSync(join(tmpdir(), 'host-'))
const dist = releaseInto(join(workspace, 'dist'))
const { server, address } = await serve({ folder: dist, port: 0 })
afterAll(() => {
  server.close()
  rmSync(workspace, { recursive: true })
})

testsOfHost(dist, askAt({ port: new URL(address).port }))
