import { inject } from 'vitest'
import { testHost } from '../support/hosts/conformance.ts'
import { createHttpClient } from '../support/hosts/httpClient.ts'

testHost(inject('fixtureFolder'), createHttpClient({ port: new URL(inject('origin')).port }))
