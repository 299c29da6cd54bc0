import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { CheckResult } from '../../../renderer/model/check/checker.ts'
import type { ContentModel } from '../../../renderer/model/define/model.ts'
import { createCmsConfig } from '../../../renderer/model/describe/cmsConfig.ts'
import { restorePlaceholders } from '../../../renderer/model/parse/format.ts'
import { PROJECT_ROOT } from '../../files.ts'
import { renderPlainPage } from '../../plainPage.ts'
import { ADMIN_ADDRESS } from '../../serve/hostFiles.ts'
import { CMS_PACKAGE, getPackagePath, ICONS_PACKAGE, INSTALL_CMS_MESSAGE, isCmsInstalled } from './cmsPackages.ts'
import { type CheckedContent, createDraftPages } from './filePage.ts'
import { MENU } from './menu.ts'

const GITHUB_ORIGINS = ['https://api.github.com', 'https://github.com', 'https://raw.githubusercontent.com']

/** Sveltia imports React and Immutable from this host if there are custom fields. */
const MODULES_HOST = 'https://unpkg.com/'

const IMPORT_MAP = JSON.stringify({ imports: { [MODULES_HOST]: `${ADMIN_ADDRESS}/` } })

/** Sveltia needs inline styles. */
const ADMIN_POLICY = [
  "default-src 'none'",
  `script-src 'self' 'sha256-${createHash('sha256').update(IMPORT_MAP).digest('base64')}'`,
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' blob: data: https://avatars.githubusercontent.com",
  "media-src 'self' blob:",
  "font-src 'self'",
  `connect-src 'self' blob: data: ${GITHUB_ORIGINS.join(' ')}`,
  "base-uri 'none'",
  "form-action 'none'",
].join('; ')

/** HTML of `/admin`, with Sveltia's icon font, which it would load from a different host. Buttons show words without it. */
const ADMIN_PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>Content</title>
<meta http-equiv="Content-Security-Policy" content="${ADMIN_POLICY}">
<style>@font-face{font-family:Icons;src:url(${ADMIN_ADDRESS}/icons.woff2)}.material-symbols-outlined{font-family:Icons!important}</style><link rel="stylesheet" href="${ADMIN_ADDRESS}/forms.css">
<script type="importmap">${IMPORT_MAP}</script>
</head>
<body><script type="module" src="${ADMIN_ADDRESS}/start.js"></script><script defer src="${ADMIN_ADDRESS}/sveltia-cms.js"></script></body>
</html>
`

/** Replaces the package Immutable, so that our fields and events get plain objects. */
const IMMUTABLE_STUB = "export const fromJS = (data) => data, Map = fromJS, isMap = (data) => 'toJS' in Object(data)\n"

type AdminContent = Pick<CheckResult, 'files' | 'targets' | 'timetable'> & {
  model: ContentModel
  /** `https://github.com/owner/site/edit/main/content` */
  editable?: string | undefined
}

/** Keys are addresses. If the CMS isn't installed, the only file is a page that says so. */
export function createAdminFiles(content: AdminContent): Map<string, () => Buffer> {
  if (isCmsInstalled()) return new Map(createCmsFiles(content))
  const html = renderPlainPage('The CMS isn’t installed', `<p>${INSTALL_CMS_MESSAGE}</p>`)
  return new Map([[`${ADMIN_ADDRESS}.html`, () => Buffer.from(html)]])
}

type AdminFile = [address: string, create: () => Buffer]

const ADMIN_FOLDER = join(PROJECT_ROOT, 'scripts/content/admin')

function createCmsFiles(content: AdminContent): AdminFile[] {
  const ownNames = readdirSync(ADMIN_FOLDER).filter((name) => /\.(?:js|css)$/.test(name))
  const copies = [
    ...ownNames.map((name) => [name, join(ADMIN_FOLDER, name)] as const),
    ...['sveltia-cms.js', 'chunks/react-dom.js'].map(
      (name) => [name, getPackagePath(CMS_PACKAGE, `dist/${name}`)] as const,
    ),
    ['icons.woff2', getPackagePath(ICONS_PACKAGE, 'files/material-symbols-outlined-latin-wght-normal.woff2')] as const,
  ]
  return [
    [`${ADMIN_ADDRESS}.html`, () => Buffer.from(ADMIN_PAGE)],
    [`${ADMIN_ADDRESS}/config.json`, () => Buffer.from(JSON.stringify(createAdminConfig(content)))],
    [`${ADMIN_ADDRESS}/ids.json`, () => Buffer.from(JSON.stringify(listAllIds(content)))],
    [`${ADMIN_ADDRESS}/immutable@${getImmutableVersion()}/dist/immutable.es.js`, () => Buffer.from(IMMUTABLE_STUB)],
    ...copies.map(([name, path]): AdminFile => [`${ADMIN_ADDRESS}/${name}`, () => readFileSync(path)]),
  ]
}

function getImmutableVersion(): string {
  const { dependencies } = JSON.parse(readFileSync(getPackagePath(CMS_PACKAGE, 'package.json'), 'utf8'))
  return dependencies.immutable.replace(/^\D/, '')
}

/** Lists all ids by target. Fields suggest those that are too many for a menu. */
function listAllIds({ model, targets }: AdminContent): Record<string, string[]> {
  return Object.fromEntries([...model.getTargetNouns().keys()].map((target) => [target, targets.listIds(target)]))
}

/** Creates the CMS configuration: forms and the repository of the content. */
export function createAdminConfig({ model, files, targets, timetable, editable }: AdminContent) {
  const [, repo = 'owner/site', branch = 'main', content = 'content'] =
    /^https:\/\/github\.com\/([^/]+\/[^/]+)\/edit\/([^/]+)\/(.+?)\/?$/.exec(editable ?? '') ?? []
  const getCurrentValues = (key: string) =>
    files
      .filter(({ fileType, source }) =>
        fileType.kind === 'entry' ? fileType.definition.name === key : source.path === key,
      )
      .map(restorePlaceholders)
  const listIds = (target: string) => targets.listIds(target)
  const context = { model, menu: MENU, listIds, getCurrentValues, timeZone: timetable.timeZone }
  return {
    // Token sign-in doesn't need a server.
    backend: { name: 'github', repo, branch, auth_methods: ['token'] },
    app_title: 'Content',
    logo: { src: '/favicon.svg' },
    ...createCmsConfig(context, content),
  }
}

/** Writes `/admin`, and with `editable`, the pages of incomplete drafts. Returns the number of files. */
export async function writeAdmin(content: AdminContent & CheckedContent, siteFolder: string): Promise<number> {
  const drafts = content.editable === undefined ? [] : [...createDraftPages(content)]
  const files = [
    ...createAdminFiles(content),
    ...drafts.map(([address, render]): AdminFile => [`${address}.html`, () => Buffer.from(render())]),
  ]
  for (const [address, create] of files) {
    await mkdir(dirname(join(siteFolder, address)), { recursive: true })
    await writeFile(join(siteFolder, address), create())
  }
  return files.length
}
