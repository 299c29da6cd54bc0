import { mime } from '@fastify/send'
import { UserError } from '../errors.ts'
import {
  EVERYWHERE,
  HEADERS_FILE,
  type HeaderRule,
  partsOfTarget,
  REDIRECTS_FILE,
  REVALIDATE,
  requireSafeRedirect,
} from '../serve/hostFiles.ts'
import type { HostFiles, SiteFacts } from './siteFacts.ts'

/**
 * nginx does what it is told, by a file that its owner includes in a `server` block: `listen`, `root`, names and certificates
 * are the owner's. It needs 1.13 or newer, with the modules of every Debian package of nginx. Source: nginx.org/en/docs.
 */
export function nginx(facts: SiteFacts): HostFiles {
  const parts = [general, types, headers, redirects, addresses, sections, rules]
  const text = parts.map((part) => part(facts)).join('\n')
  return {
    site: new Map([
      [HEADERS_FILE, undefined],
      [REDIRECTS_FILE, undefined],
    ]),
    beside: new Map([
      ['server.conf', text],
      ['test.conf', TEST],
    ]),
    refusals: [],
  }
}

/** A whole configuration of its own, so that `nginx -t -c test.conf` tests this folder before it goes live. */
const TEST = `# Made by \`npm run host -- nginx\`, for \`nginx -t -c\` with the path of this file. It serves nobody.
events {}
http {
  server {
    listen 127.0.0.1:8080;
    root site;
    include server.conf;
  }
}
`

function general(): string {
  return `# Made by \`npm run host -- nginx\`, to be included in a server block, whose root is the folder "site" beside this file.
server_tokens off;
merge_slashes on;
# A redirect keeps host, port and scheme, behind a proxy too.
absolute_redirect off;
gzip on;
gzip_min_length 1024;
gzip_vary on;
gzip_proxied any;
error_page 404 /404.html;
error_page 416 @range;
`
}

/** Whose type says that they are in UTF-8, as all texts are: JSON and WebVTT cannot be in anything else. */
const SAYS_CHARSET = ['html', 'css', 'js', 'txt', 'tsv', 'xml', 'svg']

/** The media type of files by the end of their names. Source: IANA, Media Types; RFC 9239 for scripts, which the table does not know yet. */
function typeOf(ending: string): string {
  return ending === 'js' ? 'text/javascript' : (mime.getType(ending) ?? 'application/octet-stream')
}

/** The file's own types, because those that come with nginx lack some (ngx_http_core_module, `types`; ngx_http_charset_module). */
function types({ files }: SiteFacts): string {
  const found = [...files.keys()].map((path) => /\.([a-z0-9]+)$/i.exec(path)?.[1] ?? '')
  const endings = [...new Set(found)].filter(Boolean).sort()
  const lines = endings.map((ending) => `  ${typeOf(ending)} ${ending};`)
  const texts = endings.filter((ending) => SAYS_CHARSET.includes(ending)).map(typeOf)
  const others = [...new Set(texts)].filter((type) => type !== 'text/html')
  return `types {\n${lines.join('\n')}\n}
default_type application/octet-stream;
charset utf-8;
${others.length > 0 ? `charset_types ${others.join(' ')};\ngzip_types ${others.join(' ')};\n` : ''}`
}

/**
 * Headers stand here alone: a block that has one `add_header` of its own inherits none from outside
 * (ngx_http_headers_module). What differs by address, the time to keep a file, is a variable that blocks set.
 */
function headers({ headers: all }: SiteFacts): string {
  const everywhere = all.find(({ path }) => path === EVERYWHERE)?.headers ?? {}
  const lines = Object.entries(everywhere).map(([name, value]) => `add_header ${name} ${quoted(value)} always;`)
  return `set $keep ${quoted(REVALIDATE['Cache-Control'])};
add_header Cache-Control $keep always;
${lines.join('\n')}
`
}

function redirects({ redirects: moved }: SiteFacts): string {
  return [...moved].map(([from, to]) => redirectBlock(from, to)).join('')
}

/** The query of the request stands behind the target's own, and before its fragment. */
function redirectBlock(from: string, to: string): string {
  requireSafeRedirect(from, to)
  const { base, separator, fragment } = partsOfTarget(to)
  const withQuery = `return 301 "${plain(base)}${separator}$args${plain(fragment)}";`
  return `location = ${quoted(from)} {
  if ($is_args) { ${withQuery} }
  return 301 ${quoted(to)};
}
`
}

/**
 * Redirects each page to its one address: no slash at the end, no two in a row, no `.html`, no `index`. The first line comes
 * before all redirects: `rewrite` writes a decoded backslash as it is, and browsers read `/\\evil.example` as `//evil.example`,
 * another site. Control characters are refused with it. No address of ours has either.
 */
function addresses(): string {
  return `if ($uri ~ "[\\x00-\\x1f\\x5c\\x7f]") { return 404; }
if ($request_uri ~ "^[^?]*//") { rewrite ^(.*)$ $1 permanent; }
# A range that a file does not have: its answer has got its headers already, and this keeps them from being added again.
location @range { add_header X-None ""; return 416; }
location = / { try_files /index.html =404; }
location ~ (?:/|/index|\\.html)$ {
  rewrite ^/index(?:\\.html)?$ / permanent;
  rewrite ^(/.+?)/(?:index(?:\\.html)?)?$ $1 permanent;
  rewrite ^(/.+)\\.html$ $1 permanent;
}
`
}

/** Each folder's not-found page, which has no address of its own. */
function sections({ sections: folders }: SiteFacts): string {
  const files = 'try_files $uri $uri.html =404;'
  return folders
    .map((folder) => {
      const page = `error_page 404 ${quoted(`${folder}404.html`)}; error_page 416 @range;`
      return `location ${quoted(folder)} { ${page} ${files} }
location = ${quoted(`${folder}404`)} { ${page} return 404; }
location = ${quoted(`${folder}404.html`)} { ${page} internal; }
`
    })
    .join('')
}

function rules({ headers: all, sections: folders }: SiteFacts): string {
  return all
    .filter(({ path }) => path !== EVERYWHERE)
    .map((rule) => ruleBlock(rule, folders))
    .join('')
}

function ruleBlock({ path, headers: own }: HeaderRule, folders: string[]): string {
  const { 'Cache-Control': keep, ...others } = own
  if (keep === undefined || Object.keys(others).length > 0 || folders.includes(path.slice(0, -1)))
    throw new Error(`nginx: a rule for ${path} that says more than how long to keep a file.`)
  return `location ${quoted(path.slice(0, -1))} { set $keep ${quoted(keep)}; try_files $uri =404; }\n`
}

/** Quotes a text for nginx, which then reads white space, braces and semicolons as they are. */
function quoted(text: string): string {
  return `"${plain(text)}"`
}

/**
 * Returns a text that means itself between quotes.
 * @throws {UserError} for a quote, a variable (`$`), a backslash or a control character: nginx has no way to write each of them.
 */
function plain(text: string): string {
  if (/["$\\\p{Cc}]/u.test(text)) throw new UserError(`nginx would misread ${JSON.stringify(text)}.`)
  return text
}
