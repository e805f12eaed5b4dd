import type { WebPage } from '#server/ssr/pageRoutes.ts'

/** Stands where the built SPA stands, for tests of what the server answers. */
export const emptyWeb: WebPage = {
  files: new Map(),
  middleware: [],
  inlineScripts: [],
  isKept: true,
  draw: () => Promise.resolve('<!doctype html><html><head></head><body></body></html>'),
}
