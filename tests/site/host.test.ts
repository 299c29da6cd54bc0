import { inject } from 'vitest'
import { testsOfHost } from '../support/hosts/conformance.ts'
import { createHttpClient } from '../support/hosts/httpClient.ts'

testsOfHost(inject('fixtureFolder'), createHttpClient({ port: new URL(inject('address')).port }))
