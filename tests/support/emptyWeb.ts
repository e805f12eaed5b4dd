import type { SpaBuild } from '#server/ssr/pageRoutes.ts'

export const emptyWeb: SpaBuild = {
  files: new Map(),
  middleware: [],
  inlineScripts: [],
  isCacheable: true,
  renderApp: () =>
    Promise.resolve({ html: '<!doctype html><html lang="en"><head></head><body></body></html>', isRendered: true }),
}
