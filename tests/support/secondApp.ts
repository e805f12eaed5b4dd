import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { Browser } from './Browser.ts'
import { emptyWeb } from './emptyWeb.ts'
import type { SpaBuild } from '#server/ssr/pageRoutes.ts'
import type { Site } from './site.ts'

export type App = {
  url: string
  as: (visitor: Browser) => Browser
  close: () => Promise<void>
}

type Options = { keepsAnswers: boolean; web?: SpaBuild }

export async function startSecondApp(site: Site, { keepsAnswers, web = emptyWeb }: Options): Promise<App> {
  const { createApp } = await import('#server/app.ts')
  const { createCache } = await import('#server/cache/createCache.ts')
  const { siteChanges } = await import('#server/siteChanges.ts')
  const { listenConnection } = await import('#database/listenConnection.ts')
  const connection = listenConnection()
  const now = () => new Date(Date.now() + site.clock.aheadMs)
  const cache = keepsAnswers ? createCache(siteChanges(connection), now) : undefined
  const parts = { payload: site.payload, now, web, cmsFolder: join(site.dataDir, 'cms'), cache }
  const server = createServer(createApp(parts))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    url,
    as: (visitor) => {
      const browser = new Browser(url)
      for (const [name, value] of visitor.cookies) browser.cookies.set(name, value)
      return browser
    },
    close: async () => {
      await cache?.close()
      await connection.end()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
