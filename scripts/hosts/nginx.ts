import { mime } from '@fastify/send'
import { EVERYWHERE, HEADERS_FILE, type HeaderRule, REDIRECTS_FILE, REVALIDATE } from '../serve/hostFiles.ts'
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
    beside: new Map([['server.conf', text]]),
    refusals: [],
  }
}

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
  return [...moved].map(([from, to]) => `location = ${from} { return 301 ${to}$is_args$args; }\n`).join('')
}

/**
 * One address for each page: no slash at the end, no two in a row, no `.html`, no `index`. `rewrite` encodes anew what it has
 * decoded, so that no line break of an address gets into a header; `return` would not (ngx_http_rewrite_module). Browsers take
 * a backslash for a slash, and so a backslash after the first slash for another host: no address of ours has one.
 */
function addresses(): string {
  return `if ($request_uri ~ "^[^?]*//") { rewrite ^(.*)$ $1 permanent; }
location = / { try_files /index.html =404; }
location ~ \\x5c { return 404; }
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
      const page = `error_page 404 ${folder}404.html;`
      return `location ${folder} { ${page} ${files} }
location = ${folder}404 { ${page} return 404; }
location = ${folder}404.html { ${page} internal; }
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
  return `location ${path.slice(0, -1)} { set $keep ${quoted(keep)}; try_files $uri =404; }\n`
}

/** A text of ours as nginx reads it: it holds neither quotes of this kind nor dollars nor backslashes. */
function quoted(text: string): string {
  if (/["$\\\n]/.test(text)) throw new Error(`nginx would misread ${text}`)
  return `"${text}"`
}
