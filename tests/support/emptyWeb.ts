import type { SpaBuild } from '#server/ssr/pageRoutes.ts'

/** Replaces the built SPA in tests of what the server answers. */
export const emptyWeb: SpaBuild = {
  files: new Map(),
  middleware: [],
  inlineScripts: [],
  isCacheable: true,
  renderApp: () => Promise.resolve('<!doctype html><html><head></head><body></body></html>'),
}
