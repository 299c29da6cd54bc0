/** Source: Amazon CloudFront Developer Guide, "Quotas on CloudFront Functions". */
export const MOST_CODE = 10 * 1024

/**
 * What CloudFront runs before it looks for a file: redirects, one address for each page, and the file of a page. Its
 * language is "JavaScript runtime 2.0", whose requests tell their query as it came (`rawQueryString`). Source: Amazon
 * CloudFront Developer Guide, "CloudFront Functions event structure" and "General helper methods".
 */
export function cloudFrontFunction(redirects: ReadonlyMap<string, string>): string {
  return `var moved = ${JSON.stringify(Object.fromEntries(redirects))};

function clean(uri) {
  return uri
    .replace(/\\/{2,}/g, '/')
    .replace(/\\.html$/, '')
    .replace(/\\/index$/, '/')
    .replace(/(.)\\/$/, '$1');
}

function handler(event) {
  var request = event.request;
  var uri = request.uri;
  // Browsers take a backslash for a slash: nobody is sent to /\\\\evil.example, which has no object either.
  var other = /\\\\|%5c/i.test(uri) ? uri : moved[uri] || clean(uri);
  if (other !== uri) {
    var query = request.rawQueryString();
    var location = other + (query ? '?' + query : '');
    return { statusCode: 301, statusDescription: 'Moved Permanently', headers: { location: { value: location } } };
  }
  // A not-found page has no address of its own: no object is called so.
  if (/\\/404$/.test(uri)) request.uri = uri + '/';
  else if (uri === '/') request.uri = '/index.html';
  else if (uri.lastIndexOf('.') < uri.lastIndexOf('/')) request.uri = uri + '.html';
  return request;
}
`
}
