import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { CheckResult } from '../../../renderer/model/check/checker.ts'
import { createCmsConfig } from '../../../renderer/model/describe/cmsConfig.ts'
import { restorePlaceholders } from '../../../renderer/model/parse/format.ts'
import type { ParsedFile } from '../../../renderer/model/parse/parsedFile.ts'
import { PROJECT_ROOT } from '../../files.ts'
import { renderPlainPage } from '../../plainPage.ts'
import { ADMIN_ADDRESS } from '../../serve/hostFiles.ts'
import { CMS_PACKAGE, getPackagePath, ICONS_PACKAGE, INSTALL_CMS_MESSAGE, isCmsInstalled } from './cmsPackages.ts'
import { type CheckedContent, createDraftPages } from './filePage.ts'
import { MENU } from './menu.ts'

/** Loads Immutable from `/admin`. For custom fields, Sveltia 0.221.1 imports it from `unpkg.com`. */
const IMPORT_MAP = JSON.stringify({ imports: { 'https://unpkg.com/': `${ADMIN_ADDRESS}/` } })

/** Content security policy of `/admin`. Sveltia needs inline styles, and the API and images of GitHub. */
const ADMIN_POLICY = [
  "default-src 'none'",
  `script-src 'self' 'sha256-${createHash('sha256').update(IMPORT_MAP).digest('base64')}'`,
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' blob: data: https://avatars.githubusercontent.com",
  "media-src 'self' blob:",
  "font-src 'self'",
  "connect-src 'self' blob: data: https://api.github.com https://github.com https://raw.githubusercontent.com",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ')

/** HTML of `/admin`. Includes the icon font, which Sveltia would load from another host. */
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

/** Replaces the package Immutable, so that our fields and event listeners get plain objects. */
const IMMUTABLE_STUB = "export const fromJS = (data) => data, Map = fromJS, isMap = (data) => 'toJS' in Object(data)\n"

type AdminContent = CheckedContent &
  Pick<CheckResult, 'targets' | 'timetable'> & {
    /** URL of a preview that opens files in the online editor: `https://github.com/owner/site/edit/main/content` */
    editUrl?: string | undefined
  }

/**
 * Maps paths of the CMS (`/admin.html`) to functions that create the files. If it isn't installed, a page says so. Previews
 * also have pages of incomplete drafts.
 */
export function createAdminFiles(adminContent: AdminContent): Map<string, () => string | Buffer> {
  if (!isCmsInstalled()) {
    const html = renderPlainPage('The CMS isn’t installed', `<p>${INSTALL_CMS_MESSAGE}</p>`)
    return new Map([[`${ADMIN_ADDRESS}.html`, () => html]])
  }
  const { model, targets, editUrl } = adminContent
  const draftPages = editUrl === undefined ? [] : [...createDraftPages(adminContent)]
  const { dependencies } = JSON.parse(readFileSync(getPackagePath(CMS_PACKAGE, 'package.json'), 'utf8'))
  const immutableVersion = dependencies.immutable.replace(/^\D/, '')
  // For fields with too many choices for a menu.
  const listIdsByTarget = () =>
    Object.fromEntries([...model.targetNouns.keys()].map((target) => [target, targets.listIds(target)]))
  const ownFolder = join(PROJECT_ROOT, 'scripts/content/admin')
  const ownNames = readdirSync(ownFolder).filter((name) => /\.(?:js|css)$/.test(name))
  const copies = new Map([
    ...ownNames.map((name) => [name, join(ownFolder, name)] as const),
    ['sveltia-cms.js', getPackagePath(CMS_PACKAGE, 'dist/sveltia-cms.js')],
    ['chunks/react-dom.js', getPackagePath(CMS_PACKAGE, 'dist/chunks/react-dom.js')],
    ['icons.woff2', getPackagePath(ICONS_PACKAGE, 'files/material-symbols-outlined-latin-wght-normal.woff2')],
  ])
  return new Map<string, () => string | Buffer>([
    [`${ADMIN_ADDRESS}.html`, () => ADMIN_PAGE],
    [`${ADMIN_ADDRESS}/config.json`, () => JSON.stringify(createAdminConfig(adminContent))],
    [`${ADMIN_ADDRESS}/ids.json`, () => JSON.stringify(listIdsByTarget())],
    [`${ADMIN_ADDRESS}/immutable@${immutableVersion}/dist/immutable.es.js`, () => IMMUTABLE_STUB],
    ...[...copies].map(([name, path]) => [`${ADMIN_ADDRESS}/${name}`, () => readFileSync(path)] as const),
    ...draftPages.map(([address, render]) => [`${address}.html`, render] as const),
  ])
}

/** Creates the CMS configuration: the forms, and the repository that it saves to. */
export function createAdminConfig({ model, files, timetable, editUrl }: AdminContent) {
  // Without a URL of GitHub, forms only save to a local folder, but Sveltia still requires a repository.
  const [, repo = 'owner/site', branch = 'main', contentPath = 'content'] =
    /^https:\/\/github\.com\/([^/]+\/[^/]+)\/edit\/([^/]+)\/(.+?)\/?$/.exec(editUrl ?? '') ?? []
  const getKey = ({ fileType, source }: ParsedFile) =>
    fileType.kind === 'entry' ? fileType.definition.name : source.path
  const context = {
    model,
    menu: MENU,
    getCurrentValues: (key: string) => files.filter((file) => getKey(file) === key).map(restorePlaceholders),
    timeZone: timetable.timeZone.name,
    contentPath,
  }
  return {
    // Token sign-in doesn't need a server.
    backend: { name: 'github', repo, branch, auth_methods: ['token'] },
    app_title: 'Content',
    logo: { src: '/favicon.svg' },
    ...createCmsConfig(context),
  }
}
