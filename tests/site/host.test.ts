import { inject } from 'vitest'
import { askAt } from '../support/hosts/asking.ts'
import { testsOfHost } from '../support/hosts/conformance.ts'

testsOfHost(inject('fixtureFolder'), askAt({ port: new URL(inject('address')).port }))
