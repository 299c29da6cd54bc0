import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { type CompanyFacts, company } from '../../../renderer/collections/company/definition.ts'
import type { CheckResult } from '../../../renderer/model/check/checkResult.ts'
import type { ContentModel } from '../../../renderer/model/define/model.ts'
import { createCmsConfig } from '../../../renderer/model/describe/cmsConfig.ts'
import { restorePlaceholders } from '../../../renderer/model/parse/canonical.ts'
import { readContent } from '../../../renderer/model/read/readContent.ts'
import { renderPlainPage } from '../../plainPage.ts'
import { ADMIN } from '../../serve/hostFiles.ts'
import { PROJECT } from '../../store/sources.ts'
import { openChecker } from '../check/openChecker.ts'
import { CMS, ICONS, INSTALL_CMS, isCmsInstalled, packageFile, requireCms } from './cmsPackages.ts'
import { draftPages } from './filePage.ts'
import { MENU } from './menu.ts'

const GITHUB = ['https://api.github.com', 'https://github.com', 'https://raw.githubusercontent.com']

/** Sveltia imports React and Immutable from this host if there are custom fields. */
const MODULES_HOST = 'https://unpkg.com/'

const IMPORT_MAP = JSON.stringify({ imports: { [MODULES_HOST]: `${ADMIN}/` } })

/** Sveltia needs inline styles. */
const ADMIN_POLICY = [
  "default-src 'none'",
  `script-src 'self' 'sha256-${createHash('sha256').update(IMPORT_MAP).digest('base64')}'`,
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' blob: data: https://avatars.githubusercontent.com",
  "media-src 'self' blob:",
  "font-src 'self'",
  `connect-src 'self' blob: data: ${GITHUB.join(' ')}`,
  "base-uri 'none'",
  "form-action 'none'",
].join('; ')

/** Sveltia loads its icon font from a different host. Buttons show words if it's missing. */
const PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>Content</title>
<meta http-equiv="Content-Security-Policy" content="${ADMIN_POLICY}">
<style>@font-face{font-family:Icons;src:url(${ADMIN}/icons.woff2)}.material-symbols-outlined{font-family:Icons!important}</style><link rel="stylesheet" href="${ADMIN}/forms.css">
<script type="importmap">${IMPORT_MAP}</script>
</head>
<body><script src="${ADMIN}/saving.js"></script><script src="${ADMIN}/start.js"></script><script src="${ADMIN}/sveltia-cms.js"></script></body>
</html>
`

/** Passes plain objects to our fields and events. */
const IMMUTABLE_STUB = "export const fromJS = (data) => data, Map = fromJS, isMap = (data) => 'toJS' in Object(data)\n"

type AdminContent = Pick<CheckResult, 'files' | 'targets' | 'timetable'> & {
  model: ContentModel
  /** `https://github.com/owner/site/edit/main/content` */
  editable?: string | undefined
}

/** Keys are addresses. If the CMS isn't installed, the only file is a page that says so. */
export function adminFiles(content: AdminContent): Map<string, () => Buffer> {
  return new Map(isCmsInstalled() ? cmsFiles(content) : [notInstalledPage])
}

type AdminFile = [address: string, create: () => Buffer]

const NOT_INSTALLED = renderPlainPage('The CMS isn’t installed', `<p>${INSTALL_CMS}</p>`)
const notInstalledPage: AdminFile = [`${ADMIN}.html`, () => Buffer.from(NOT_INSTALLED)]

function cmsFiles(content: AdminContent): AdminFile[] {
  return [
    [`${ADMIN}.html`, () => Buffer.from(PAGE)],
    ...['start.js', 'textBlocks.js', 'checkPanel.js', 'missingFields.js', 'saving.js', 'forms.css'].map(
      (name): AdminFile => [`${ADMIN}/${name}`, () => readFileSync(join(PROJECT, 'scripts/content/admin', name))],
    ),
    [`${ADMIN}/config.json`, () => Buffer.from(JSON.stringify(adminConfig(content)))],
    [`${ADMIN}/names.json`, () => Buffer.from(JSON.stringify(allNames(content)))],
    ...['sveltia-cms.js', 'chunks/react-dom.js'].map(
      (name): AdminFile => [`${ADMIN}/${name}`, () => readFileSync(packageFile(CMS, `dist/${name}`))],
    ),
    [`${ADMIN}/immutable@${immutableVersion()}/dist/immutable.es.js`, () => Buffer.from(IMMUTABLE_STUB)],
    [
      `${ADMIN}/icons.woff2`,
      () => readFileSync(packageFile(ICONS, 'files/material-symbols-outlined-latin-wght-normal.woff2')),
    ],
  ]
}

function immutableVersion(): string {
  const { dependencies } = JSON.parse(readFileSync(packageFile(CMS, 'package.json'), 'utf8'))
  return dependencies.immutable.replace(/^\D/, '')
}

/** Lists all names by target. Fields suggest those that are too many for a menu. */
function allNames({ model, targets }: AdminContent): Record<string, string[]> {
  return Object.fromEntries([...model.getTargetNouns().keys()].map((target) => [target, targets.listNames(target)]))
}

/** Creates the CMS configuration: forms and the repository of the content. */
export function adminConfig({ model, files, targets, timetable, editable }: AdminContent) {
  const [, repo = 'owner/site', branch = 'main', content = 'content'] =
    /^https:\/\/github\.com\/([^/]+\/[^/]+)\/edit\/([^/]+)\/(.+?)\/?$/.exec(editable ?? '') ?? []
  const samplesOf = (key: string) =>
    files
      .filter(({ fileType, source }) =>
        fileType.kind === 'entry' ? fileType.definition.name === key : source.path === key,
      )
      .map(restorePlaceholders)
  const [brand] = samplesOf(company.path).map((data) => (data as Partial<CompanyFacts> | null)?.brand)
  // Token sign-in doesn't need a server.
  const backend = { name: 'github', repo, branch, auth_methods: ['token'] }
  const namesOf = (target: string) => targets.listNames(target)
  const context = { model, menu: MENU, listNames: namesOf, getSamples: samplesOf, timeZone: timetable.timeZone }
  return {
    backend,
    app_title: brand ? `${brand} content` : 'Content',
    logo: { src: '/favicon.svg' },
    ...createCmsConfig(context, content),
  }
}

/** @throws {UserError} if the CMS isn't installed */
export async function writeAdmin(content: string, instant: string, editable: string | undefined, client: string) {
  requireCms()
  const checker = await openChecker(content)
  const { model } = checker
  const checked = { ...checker.check(await readContent(content), instant), model }
  // Only previews include incomplete drafts.
  const drafts = editable === undefined ? [] : [...draftPages(checked)]
  const files = [
    ...adminFiles({ ...checked, editable }),
    ...drafts.map(([address, render]): AdminFile => [`${address}.html`, () => Buffer.from(render())]),
  ]
  for (const [address, create] of files) {
    await mkdir(dirname(join(client, address)), { recursive: true })
    await writeFile(join(client, address), create())
  }
  return files.length
}
