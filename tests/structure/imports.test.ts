import { describe, expect, test } from 'vitest'
import { type Import, importsOf, isOwn, modules, packageOf } from '../support/modules.ts'

interface Rule {
  /** Folders and files of ours, beside the folder itself. */
  own?: string[]
  /** Those whose types it may name. */
  types?: string[]
  /** Names of packages, or scopes: `@radix-ui/`. */
  packages?: string[]
}

/** Which folder may import what: of the prefixes of a file's path the longest decides. CONTRIBUTING.md tells the reasons. */
const RULES: Record<string, Rule> = {
  'renderer/model': {
    packages: [
      'zod',
      'yaml',
      'gray-matter',
      'github-slugger',
      'leven',
      'magic-string',
      'unified',
      'remark-parse',
      'remark-mdx',
      'remark-gfm',
      'remark-rehype',
      'rehype-slug',
      'unist-util-visit',
      'unist-util-remove-position',
      'vfile-message',
      'hast',
      'mdast',
      'mdast-util-mdx-jsx',
      'mdast-util-to-hast',
      'mdast-util-to-string',
      'node:crypto',
      'node:path',
    ],
  },
  // The one room that touches the disk.
  'renderer/model/read': {
    own: ['renderer/model'],
    packages: ['node:fs', 'node:path', 'file-type', 'sharp'],
  },
  'renderer/collections': {
    own: ['renderer/model', 'renderer/wording', 'renderer/drawing/outline.ts', 'renderer/icons'],
    packages: ['zod', 'github-slugger'],
  },
  'renderer/wording': { own: ['renderer/model/define/texts.ts'] },
  'renderer/places': {
    own: ['renderer/collections', 'renderer/drawing', 'renderer/wording'],
    types: ['renderer/model'],
    packages: ['kdbush', 'geokdbush'],
  },
  // A table of the country that is too large for a bundle: read where a page is made that shows a part of it.
  'renderer/places/residents.ts': { own: ['renderer/places'], packages: ['node:fs', 'node:path'] },
  'renderer/prose': {
    own: ['renderer/model', 'renderer/collections'],
    packages: ['zod', 'rehype-external-links', 'unist-util-visit', 'hast', 'mdast', 'mdast-util-mdx-jsx'],
  },
  'renderer/drawing': {
    packages: ['d3-geo', 'geojson', 'topojson-client', 'topojson-simplify', 'topojson-specification', 'us-atlas'],
  },
  'renderer/components': {
    own: [
      'renderer/collections',
      'renderer/drawing',
      'renderer/wording',
      'renderer/prose/body.ts',
      'renderer/prose/barItem.ts',
      'renderer/icons',
      'renderer/pictureSizes.ts',
      'renderer/urls.ts',
    ],
    types: ['renderer/model', 'renderer/page.ts', 'renderer/share.ts'],
    packages: ['react', 'clsx', 'hast', 'hast-util-to-jsx-runtime'],
  },
  // What runs in the browser: React and our own words are all that it may fetch.
  'renderer/islands': {
    own: ['renderer/drawing/beats.ts', 'renderer/icons', 'renderer/wording', 'renderer/urls.ts'],
    types: ['renderer/collections/episodes/words.ts'],
    packages: ['react', 'react-dom', '@radix-ui/'],
  },
  'renderer/client': {
    own: [
      'renderer/drawing/lights.ts',
      'renderer/islands/hydrate.tsx',
      'renderer/islands/registry.ts',
      'renderer/model/addressForm.ts',
      'renderer/model/explain/suggest.ts',
      'renderer/places/cells.ts',
      'renderer/places/countAround.ts',
      'renderer/places/geography.ts',
      'renderer/urls.ts',
      'renderer/wording/format.ts',
    ],
    types: ['renderer/collections/states/ringWords.ts'],
    packages: ['leven'],
  },
  'renderer/+client.ts': {
    own: ['renderer/client', 'renderer/islands/player'],
    packages: ['@oddbird/popover-polyfill'],
  },
  renderer: { packages: ['react', 'react-dom', 'vike', 'node:crypto'] },
  // Types alone: what schema.org calls what.
  'renderer/structuredData': {
    own: ['renderer/collections', 'renderer/feeds.ts', 'renderer/urls.ts', 'renderer/wording'],
    types: ['renderer/model'],
    packages: ['schema-dts'],
  },
  pages: {
    own: [
      'renderer/collections',
      'renderer/components',
      'renderer/drawing',
      'renderer/islands',
      'renderer/places',
      'renderer/wording',
      'renderer/model/addressForm.ts',
      'renderer/page.ts',
      'renderer/prose/body.ts',
      'renderer/share.ts',
      'renderer/structuredData',
      'renderer/urls.ts',
    ],
    types: ['renderer/model', 'renderer/share.ts'],
    packages: ['react', 'clsx', 'vike', 'github-slugger'],
  },
  // Programs run the engine, and render through Vike what pages are.
  scripts: {
    own: [
      'renderer/model',
      'renderer/collections',
      'renderer/drawing',
      'renderer/places',
      'renderer/prose',
      'renderer/wording',
      'renderer/feeds.ts',
      'renderer/icons',
      'renderer/ownDay.ts',
      'renderer/page.ts',
      'renderer/pictureSizes.ts',
      'renderer/securityPolicy.ts',
      'renderer/share.ts',
      'renderer/urls.ts',
    ],
    types: ['renderer/renderDocument.tsx'],
    packages: ['*'],
  },
  // What verifies the result reads nothing but the result.
  'scripts/build/pages/pageFacts.ts': { packages: ['htmlparser2'] },
  'scripts/build/steps/crawl.ts': {
    own: ['scripts/build/steps/step.ts', 'renderer/model/explain/suggest.ts'],
    types: ['scripts/build/pages/pageFacts.ts'],
    packages: ['node:fs', 'node:path'],
  },
  // It is bundled with the pages' code.
  'scripts/build/pages/pageModules.ts': {
    own: ['renderer/renderDocument.tsx'],
    types: ['renderer/page.ts'],
  },
}

/** The rule of a file, and the folder that it belongs to. */
function ruleOf(file: string): [home: string, rule: Rule] {
  const homes = Object.keys(RULES).filter((prefix) => isUnder(file, prefix))
  const home = homes.toSorted((a, b) => b.length - a.length)[0] ?? ''
  const rule = RULES[home]
  if (!rule) throw new Error(`No rule for ${file}.`)
  return [home, rule]
}

/** Which line of a rule lets an import pass. */
function permitOf({ target, isType }: Import, [home, rule]: [string, Rule]): string | undefined {
  const { own = [], types = [], packages = [] } = rule
  if (isOwn(target)) return [home, ...own, ...(isType ? types : [])].find((prefix) => isUnder(target, prefix))
  const name = packageOf(target)
  return packages.find((each) => each === name || each === '*' || (/^@[^/]+\/$/.test(each) && name.startsWith(each)))
}

function isUnder(path: string, prefix: string): boolean {
  return path === prefix || path.startsWith(`${prefix}/`)
}

const imports = modules.flatMap((file) =>
  importsOf(file).map((each) => ({ file, ...each, permit: permitOf(each, ruleOf(file)) })),
)

describe('the direction of imports', () => {
  test('is kept by every file', () => {
    const forbidden = imports.filter(({ permit }) => permit === undefined)
    expect(forbidden.map(({ file, target }) => `${file} imports ${target}`)).toEqual([])
  })

  test('is looked at in every file', () => {
    expect(modules.length).toBeGreaterThan(200)
    expect(imports.length).toBeGreaterThan(1000)
  })

  test('has no permission that nobody needs', () => {
    const used = new Set(imports.map(({ file, permit }) => `${ruleOf(file)[0]}: ${permit}`))
    const given = Object.entries(RULES).flatMap(([home, { own = [], types = [], packages = [] }]) =>
      [...own, ...types, ...packages].map((permit) => `${home}: ${permit}`),
    )
    expect(given.filter((permit) => !used.has(permit))).toEqual([])
  })

  test('is by whole names: a package that begins like a permitted one is another', () => {
    const react: [string, Rule] = ['pages', { packages: ['react', '@radix-ui/'] }]
    const permits = ['react', 'react/jsx-runtime', 'react-dom', 'reactive', '@radix-ui/react-accordion', '@radix'].map(
      (target) => permitOf({ target, isType: false }, react),
    )
    expect(permits).toEqual(['react', 'react', undefined, undefined, '@radix-ui/', undefined])
  })
})
