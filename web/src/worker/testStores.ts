/** In memory: Node has requests and responses, but no caches. */
export function testStores(origin: string) {
  const stores = new Map<string, Map<string, Response>>()
  const keyOf = (key: RequestInfo | URL) => new URL(key instanceof Request ? key.url : key, origin).href
  const storeOf = (content: Map<string, Response>) =>
    ({
      match: async (key: RequestInfo | URL) => content.get(keyOf(key))?.clone(),
      put: async (key: RequestInfo | URL, response: Response) => void content.set(keyOf(key), response),
      delete: async (key: RequestInfo | URL) => content.delete(keyOf(key)),
      keys: async () => [...content.keys()].map((url) => new Request(url)),
    }) as Partial<Cache> as Cache
  const caches = {
    open: async (name: string) => {
      const content = stores.get(name) ?? new Map()
      stores.set(name, content)
      return storeOf(content)
    },
    delete: async (name: string) => stores.delete(name),
    match: async (key: RequestInfo | URL, options?: MultiCacheQueryOptions) => {
      const content = stores.get(options?.cacheName ?? '')
      return content && storeOf(content).match(key)
    },
  }
  const content = () => [...stores.values()].flatMap((store) => [...store.keys()])
  return { caches, content }
}
