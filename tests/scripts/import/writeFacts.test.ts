import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { formatFacts, writeFacts } from '../../../scripts/import/writeFacts.ts'
import { createTemporaryFolder, writeFiles } from '../../support/siteFolder.ts'

test('writes each city and each group of figures in a line, and codes as strings', () => {
  const cities = [{ city: 'a/b', county: '01089', within: [1, 2, 3], zips: 1, offices: { dentists: 3, physicians: 4 } }]
  const text = formatFacts({ residents: 5, offices: { dentists: 3 }, health: {}, people: undefined, cities })
  expect(text).toMatchInlineSnapshot(`
    "{
    "residents": 5,
    "offices": {"dentists":3},
    "health": {},
    "cities": [
    {"city":"a/b","county":"01089","within":[1,2,3],"zips":1,"offices":{"dentists":3,"physicians":4}}
    ]
    }
    "
  `)
  expect(JSON.parse(text).cities[0].county).toBe('01089')
})

test('removes the facts of missing states and no other files', () => {
  const folder = writeFiles(createTemporaryFolder(), { 'gone.json': formatFacts({ residents: 1 }), 'notes.txt': '' })
  writeFacts(folder, new Map([['here.json', { residents: 2 }]]))
  expect(readdirSync(folder)).toEqual(['here.json', 'notes.txt'])
})
