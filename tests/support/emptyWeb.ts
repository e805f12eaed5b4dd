import { Router } from 'express'
import { page, type WebPage } from '#server/webRoutes.ts'

/** Stands where the built SPA stands, for tests of what the server answers. */
export const emptyWeb: WebPage = {
  inlineScripts: [],
  routes: (payload) =>
    Router().use(
      page(payload, () =>
        Promise.resolve('<!doctype html><html><head></head><body></body></html>'),
      ),
    ),
}
