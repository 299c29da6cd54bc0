export function memoize<Value>(compute: () => Value): () => Value {
  let cache: { value: Value } | undefined
  return () => {
    cache ??= { value: compute() }
    return cache.value
  }
}
