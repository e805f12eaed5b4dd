import { readFile } from 'node:fs/promises'
import type { Server } from 'node:http'
import { join } from 'node:path'
import type { WebPage } from './pageRoutes.ts'

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
    files: new Map(),
    middleware: [vite.middlewares],
    // Hot reload brings scripts of its own; the policy is off in development.
    inlineScripts: [],
    isKept: false,
    draw: async ({ url }) => vite.transformIndexHtml(url, await readFile(join(folder, 'index.html'), 'utf8')),
  }
}
