import { readFile } from 'node:fs/promises'
import type { Server } from 'node:http'
import { join } from 'node:path'
import type { SpaBuild } from './pageRoutes.ts'

export async function viteWeb(folder: string, server: Server): Promise<SpaBuild> {
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
    inlineScripts: [],
    isCacheable: false,
    renderApp: async ({ url }) => {
      const html = await vite.transformIndexHtml(url, await readFile(join(folder, 'index.html'), 'utf8'))
      return { html, isRendered: false }
    },
  }
}
