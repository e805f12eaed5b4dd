import { readFile } from 'node:fs/promises'
import type { Server } from 'node:http'
import { join } from 'node:path'
import { Router } from 'express'
import { page, type WebPage } from './webRoutes.ts'

/** The SPA straight from its sources with hot reload, for development. */
export async function viteWeb(folder: string, server: Server): Promise<WebPage> {
  const { createServer } = await import('vite')
  const vite = await createServer({
    configFile: join(folder, 'vite.config.ts'),
    root: folder,
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server } },
  })
  return {
    // Hot reload brings scripts of its own; the policy is off in development.
    inlineScripts: [],
    routes: (payload) => {
      const router = Router()
      router.use(vite.middlewares)
      router.use(
        page(payload, async (_path, _isSignedIn, url) =>
          vite.transformIndexHtml(url, await readFile(join(folder, 'index.html'), 'utf8')),
        ),
      )
      return router
    },
  }
}
