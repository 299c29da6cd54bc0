import { readFileSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { CheckResult } from '../../../renderer/model/check/checker.ts'
import type { ContentModel } from '../../../renderer/model/define/model.ts'
import { systemConfig } from '../../../renderer/model/describe/contentSystem.ts'
import type { Problem } from '../../../renderer/model/explain/problem.ts'
import { writtenData } from '../../../renderer/model/parse/canonical.ts'
import { readContent } from '../../../renderer/model/read/readContent.ts'
import { ADMIN } from '../../serve/hostFiles.ts'
import { PROJECT } from '../../store/sources.js'
import { openChecker } from '../check/openChecker.ts'
import { CMS, ICONS, INSTALL_CMS, isCmsInstalled, packageFile, requireCms } from './cmsPackages.ts'
import { draftPages } from './draftPages.ts'

const GITHUB = ['https://api.github.com', 'https://github.com', 'https://raw.githubusercontent.com']

/** What the system may do: it draws itself by styles of its own, speaks to the host of the content, and to nobody else. */
const ADMIN_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' blob: data: https://avatars.githubusercontent.com",
  "media-src 'self' blob:",
  "font-src 'self'",
  `connect-src 'self' blob: data: ${GITHUB.join(' ')}`,
  "base-uri 'none'",
  "form-action 'none'",
].join('; ')

const PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>Content</title>
<meta http-equiv="Content-Security-Policy" content="${ADMIN_POLICY}">
</head>
<body><script src="${ADMIN}/start.js"></script><script src="${ADMIN}/sveltia-cms.js"></script></body>
</html>
`
/** The icons, which it asks another host for: without them buttons show words. */
const ICONS_ELSEWHERE = /https:\/\/cdn\.jsdelivr\.net\/fontsource\/fonts\/material-symbols-outlined[^"'`)\\]*/g

/** What it asks another host for when it has fields of ours. */
const MODULES_ELSEWHERE = 'https://unpkg.com/${'
/** Of a library of collections, what hands our fields their data: plain ones do. */
const PLAIN_DATA = 'export const fromJS = (data) => data, Map = fromJS\n'

type AdminContent = Pick<CheckResult, 'files' | 'targets' | 'timetable'> & {
  model: ContentModel
  hints?: Problem[] | undefined
  /** Where the content is edited on its host: `https://github.com/owner/site/edit/main/content`. */
  editable?: string | undefined
}

/** The page at `/admin` while the content system isn't installed. */
const NOT_INSTALLED_PAGE = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>Content</title>
<style>:root{color-scheme:light dark}body{max-width:44rem;margin:3rem auto;padding:0 1.5rem;font:1rem/1.5 system-ui}</style></head>
<body><h1>The content system isn’t installed</h1><p>${INSTALL_CMS}</p></body>
</html>
`

/**
 * The pages of drafts, and the content system, by their addresses. Each file is created on demand.
 * If the content system isn't installed, `/admin` says how to install it.
 */
export function adminFiles(content: AdminContent): Map<string, () => Buffer> {
  return new Map([
    ...draftPages(content).map(([address, html]): AdminFile => [`${address}.html`, () => Buffer.from(html)]),
    ...(isCmsInstalled() ? cmsFiles(content) : [notInstalled]),
  ])
}

type AdminFile = [address: string, create: () => Buffer]

const notInstalled: AdminFile = [`${ADMIN}.html`, () => Buffer.from(NOT_INSTALLED_PAGE)]

function cmsFiles(content: AdminContent): AdminFile[] {
  return [
    [`${ADMIN}.html`, () => Buffer.from(PAGE)],
    [`${ADMIN}/start.js`, () => readFileSync(join(PROJECT, 'scripts/content/admin/start.js'))],
    [`${ADMIN}/config.json`, () => Buffer.from(JSON.stringify(adminConfig(content)))],
    [`${ADMIN}/sveltia-cms.js`, cmsScript],
    [`${ADMIN}/chunks/react-dom.js`, () => readFileSync(packageFile(CMS, 'dist/chunks/react-dom.js'))],
    [`${ADMIN}/immutable@${immutableVersion()}/dist/immutable.es.js`, () => Buffer.from(PLAIN_DATA)],
    [
      `${ADMIN}/icons.woff2`,
      () => readFileSync(packageFile(ICONS, 'files/material-symbols-outlined-latin-wght-normal.woff2')),
    ],
  ]
}

/** The content system's script, with its requests to other hosts replaced by our own files. */
function cmsScript(): Buffer {
  const text = readFileSync(packageFile(CMS, 'dist/sveltia-cms.js'), 'utf8')
  const own = text.replaceAll(ICONS_ELSEWHERE, `${ADMIN}/icons.woff2`).replaceAll(MODULES_ELSEWHERE, `${ADMIN}/$\{`)
  return Buffer.from(own)
}

/** The version of Immutable.js by which the content system requests it. */
function immutableVersion(): string {
  const { dependencies } = JSON.parse(readFileSync(packageFile(CMS, 'package.json'), 'utf8'))
  return dependencies.immutable.replace(/^\D/, '')
}

/** The configuration of the system: the forms, and where the content is kept. */
export function adminConfig({ model, files, targets, timetable, editable }: AdminContent) {
  const [, repo = 'owner/site', branch = 'main', content = 'content'] =
    /^https:\/\/github\.com\/([^/]+\/[^/]+)\/edit\/([^/]+)\/(.+?)\/?$/.exec(editable ?? '') ?? []
  const data = new Map(files.map((file) => [file.source.path, file]))
  const dataOf = (path: string) => {
    const file = data.get(path)
    return file && writtenData(file)
  }
  // A token of one's own is all that signing in needs: no server of ours, and nobody else's.
  const backend = { name: 'github', repo, branch, auth_methods: ['token'] }
  const known = { model, namesOf: (target: string) => targets.namesOf(target), dataOf, zone: timetable.zone }
  return { backend, ...systemConfig(known, content) }
}

/**
 * Writes the content system into a built site.
 * @param editable where the content is edited on its host: it says which repository
 * @returns the number of files
 * @throws {PlainError} if the content system isn't installed
 */
export async function writeAdmin(content: string, instant: string, editable: string | undefined, client: string) {
  requireCms()
  const checker = await openChecker(content)
  const { hints, ...checked } = checker.check(await readContent(content), instant)
  // A release has no page of a draft.
  const made = adminFiles({ ...checked, model: checker.model, editable, hints: editable === undefined ? [] : hints })
  for (const [address, make] of made) {
    await mkdir(dirname(join(client, address)), { recursive: true })
    await writeFile(join(client, address), make())
  }
  return made.size
}
