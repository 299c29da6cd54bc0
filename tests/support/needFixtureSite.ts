import { inject } from 'vitest'

/* Before each file of the projects `site` and `full`: without the site of the fixtures none of its tests says anything. */
const failure = inject('fixtureFailure')
if (failure !== '') throw new Error(failure)
