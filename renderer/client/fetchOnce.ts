/** Thrown if a file can't be loaded or parsed, or has an error status. */
export class FetchError extends Error {}

const cache = new Map<string, Promise<unknown>>()

/** Loads a value and caches it by key. After a failure, the next call retries. */
export function loadOnce<Value>(key: string, load: () => Promise<Value>): Promise<Value> {
  const cached = cache.get(key) as Promise<Value> | undefined
  const promise = cached ?? load()
  cache.set(key, promise)
  promise.catch(() => cache.delete(key))
  return promise
}

/** Fetches and parses a file, and caches the result by URL. @throws {FetchError} */
export const fetchOnce = <Value>(url: string, parse: (response: Response) => Promise<Value>) =>
  loadOnce(url, async () => {
    try {
      const response = await fetch(url)
      if (response.ok) return await parse(response)
    } catch (cause) {
      throw new FetchError(url, { cause })
    }
    throw new FetchError(url)
  })
