import { Reference } from './reference.ts'

/** Matches `{brand}`, but not `{{brand}}` or `${brand}`. The first group is the name. */
export const TOKEN = /(?<![{$])\{([^{}]*)\}(?!\})/g

/** Matches words that a writer has to fill in: `[NAME]`, `[your city]`, `%FIRSTNAME%`, `*|FNAME|*`, `【4†source】`. */
export const UNFILLED =
  /(?<![\w%])%[a-z][\w.]{2,40}%(?![\w%])|\*\|[a-z][\w:]{0,40}\|\*|【[^【】\n]{1,60}】|:contentReference\[[^[\]\n]{0,60}\]|(?<![\])!\w])\[(?:(?:your|insert|add|enter|citation|(?:image|photo|picture|screenshot|logo):)[ _-][^[\]\n]{0,60}|(?!(?:an?|in|of|the|this|that|my|our|their|his|her|its)\b)(?:[a-z]{1,20}[ _-]){0,3}(?:name|brand|company|city|state|location|address|phone|number|email|date|month|year|price|amount|link|url|title|topic|keyword|industry|service|image|photo|picture|screenshot|logo|draft|final|here)|x{2,9}|tb[acd]|tk)\](?!\s*[(:[])/gi

/** Calls back with leaves and paths. */
export function walk(
  data: unknown,
  callback: (leaf: unknown, path: PropertyKey[]) => void,
  path: PropertyKey[] = [],
): void {
  if (data === null || typeof data !== 'object' || data instanceof Reference) callback(data, path)
  else
    for (const [key, value] of Object.entries(data))
      walk(value, callback, [...path, Array.isArray(data) ? Number(key) : key])
}

/** Returns a copy of the data with all strings replaced. */
export function mapTexts(
  data: unknown,
  replace: (text: string, path: PropertyKey[]) => string,
  path: PropertyKey[] = [],
): unknown {
  if (typeof data === 'string') return replace(data, path)
  if (Array.isArray(data)) return data.map((value, index) => mapTexts(value, replace, [...path, index]))
  if (data !== null && typeof data === 'object') {
    return Object.fromEntries(
      Object.entries(data).map(([key, value]) => [key, mapTexts(value, replace, [...path, key])]),
    )
  }
  return data
}
