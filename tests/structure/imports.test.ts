import { readdirSync, readFileSync } from 'node:fs'
import { dirname, posix } from 'node:path'
import { parseSync } from 'oxc-parser'
import { describe, expect, test } from 'vitest'

/**
 * Which folder may import what: the longest prefix of a file's path decides. `packages` of a folder are prefixes of
 * package names; `node:` stands for Node's own modules. CONTRIBUTING.md tells the reasons.
 */
const RULES: Record<string, { folders: string[]; packages: string[] }> = {
  'renderer/model': {
    folders: ['renderer/model'],
    packages: [
      'node:',
      'zod',
      'yaml',
      'gray-matter',
      'leven',
      'kdbush',
      'geokdbush',
      'music-metadata',
      'sharp',
      'unified',
      'remark-',
      'rehype-',
      'unist-util-',
      'vfile-message',
      'hast',
      'mdast',
      'mdast-util-mdx-jsx',
      'github-slugger',
    ],
  },
  'renderer/drawing': {
    folders: ['renderer/drawing'],
    packages: ['d3-geo', 'topojson-', 'us-atlas', 'geojson'],
  },
  'renderer/components': {
    folders: ['renderer/components', 'renderer/drawing', 'renderer/model'],
    packages: ['react', 'lucide-react', 'hast'],
  },
  'renderer/client': {
    folders: [
      'renderer/client',
      'renderer/islands/hydrate.tsx',
      'renderer/islands/registry.ts',
      'renderer/model/notFoundView.ts',
      'renderer/model/suggest.ts',
      'renderer/model/urls.ts',
    ],
    packages: ['leven', '@oddbird/popover-polyfill'],
  },
  'renderer/islands': {
    folders: [
      'renderer/islands',
      'renderer/drawing',
      'renderer/model/duration.ts',
      'renderer/model/fill.ts',
      'renderer/model/urls.ts',
      // For the type of its words alone.
      'renderer/model/schemas/pages/episode.ts',
    ],
    packages: ['react', '@radix-ui/', 'lucide-react'],
  },
  renderer: { folders: ['renderer'], packages: ['react', 'vike'] },
  pages: { folders: ['pages', 'renderer'], packages: ['react', 'vike', 'hast', 'github-slugger'] },
  scripts: {
    folders: ['scripts', 'renderer/model', 'renderer/drawing', 'renderer/page.ts', 'renderer/site.ts'],
    packages: ['*'],
  },
}

const files = ['renderer', 'pages', 'scripts'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => posix.join(folder, name)),
)

describe('the direction of imports', () => {
  test.each(files)('%s', (file) => {
    const rule = ruleFor(file)
    const forbidden = importsOf(file).filter((target) => !isAllowed(target, rule))
    expect(forbidden).toEqual([])
  })

  test('covers the tree', () => {
    expect(files.length).toBeGreaterThan(80)
  })
})

function ruleFor(file: string) {
  const prefixes = Object.keys(RULES).filter((prefix) => file.startsWith(`${prefix}/`))
  const rule = RULES[prefixes.sort((a, b) => b.length - a.length)[0] ?? '']
  if (!rule) throw new Error(`No rule for ${file}`)
  return rule
}

/** What a file imports: paths from the root of the project, or names of packages. */
function importsOf(file: string): string[] {
  const { module } = parseSync(file, readFileSync(file, 'utf8'))
  const requests = [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
    ),
  ]
  return requests.map((request) => (request.startsWith('.') ? posix.join(dirname(file), request) : request))
}

function isAllowed(target: string, { folders, packages }: { folders: string[]; packages: string[] }): boolean {
  const isFile = /^(renderer|pages|scripts|tests|content|public)\//.test(target)
  if (isFile) return folders.some((folder) => target === folder || target.startsWith(`${folder}/`))
  return packages.some((name) => name === '*' || target.startsWith(name))
}
