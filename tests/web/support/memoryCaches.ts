import { vi } from 'vitest'

/** jsdom has neither caches nor a service worker. */
export function stubCaches(): Map<string, Map<string, string>> {
  const stored = new Map<string, Map<string, string>>()
  const open = (name: string) => {
    const entries = stored.get(name) ?? new Map<string, string>()
    stored.set(name, entries)
    return Promise.resolve({
      match: (asked: string | Request) => {
        const text = entries.get(typeof asked === 'string' ? asked : new URL(asked.url).pathname)
        return Promise.resolve(text === undefined ? undefined : new Response(text))
      },
      add: async (address: string) => void entries.set(address, await (await fetch(address)).text()),
      addAll: async (addresses: string[]) => {
        for (const address of addresses) entries.set(address, await (await fetch(address)).text())
      },
      put: async (address: string, response: Response) => void entries.set(address, await response.text()),
      delete: (address: string) => Promise.resolve(entries.delete(address)),
      keys: () => Promise.resolve([...entries.keys()].map((address) => new Request(new URL(address, location.href)))),
    })
  }
  vi.stubGlobal('caches', {
    open,
    keys: () => Promise.resolve([...stored.keys()]),
    delete: (name: string) => Promise.resolve(stored.delete(name)),
  })
  const locks = { request: (_name: string, work: () => unknown) => Promise.resolve(work()) }
  Object.defineProperty(navigator, 'locks', { configurable: true, value: locks })
  Object.defineProperty(navigator, 'storage', { configurable: true, value: { persist: () => Promise.resolve(true) } })
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: {} })
  return stored
}
