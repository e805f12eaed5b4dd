import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { Router } from 'express'

const require = createRequire(import.meta.url)

const FONTS = ['national-park', 'atkinson-hyperlegible-next']

export function fontRoutes(): Router {
  const router = Router()
  for (const name of FONTS) {
    const folder = dirname(require.resolve(`@fontsource-variable/${name}/package.json`))
    const file = join(folder, 'files', `${name}-latin-wght-normal.woff2`)
    router.get(`/fonts/${name}.woff2`, (_request, response) =>
      response.sendFile(file, { immutable: true, maxAge: '365d' }),
    )
  }
  return router
}
