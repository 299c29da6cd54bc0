import { inject } from 'vitest'
import { createHttpClient, testHost } from '../support/hosts/conformance.ts'

testHost(inject('fixtureFolder'), createHttpClient({ port: new URL(inject('origin')).port }))
