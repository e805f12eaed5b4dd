import createFetchClient, { type Client, type ClientOptions } from 'openapi-fetch'
import type { components, paths, webhooks } from './api.ts'
import { ApiError } from './ApiError.ts'

export { ApiError }
export type { components, paths, webhooks }

type Options = {
  /** Of the site: `https://stonehunt.example`. */
  url: string
  /** An API key, `sh_…`. */
  key: string
  /** For tests, proxies and retries. */
  fetch?: ClientOptions['fetch']
}

/**
 * A client whose paths, parameters and responses are typed.
 * Every call throws an `ApiError` unless the site answers 2xx.
 */
export function createClient({ url, key, fetch = globalThis.fetch }: Options): Client<paths> {
  const client = createFetchClient<paths>({
    baseUrl: `${url.replace(/(?<!\/)\/+$/, '')}/api`,
    headers: { Authorization: `Bearer ${key}` },
    // A redirect would take the key elsewhere.
    redirect: 'error',
    fetch,
  })
  client.use({
    onResponse: async ({ response }) => {
      if (!response.ok) throw await ApiError.of(response)
    },
  })
  return client
}
