import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { RequestHandler } from 'express'
import { projectRoot } from '#env'
import { asData } from './securityHeaders.ts'

const require = createRequire(import.meta.url)

/** All of it is served from this site. */
export function apiDocs(): Record<string, RequestHandler> {
  const folder = dirname(require.resolve('swagger-ui-dist/package.json'))
  const asset =
    (name: string): RequestHandler =>
    (_request, response) =>
      response.sendFile(join(folder, name), { maxAge: '1d' })
  let description: Promise<string> | undefined
  return {
    '/openapi.json': async (_request, response) => {
      // Without its line breaks and spaces it is half as long.
      description ??= readFile(join(projectRoot, 'openapi.json'), 'utf8')
        .then((text) => JSON.stringify(JSON.parse(text)))
        .catch((error: unknown) => {
          // The next request tries again.
          description = undefined
          throw error
        })
      asData(response)
        .set('Cache-Control', 'public, max-age=3600')
        .type('json')
        .send(await description)
    },
    '/docs': (_request, response) => void response.set('Cache-Control', 'public, max-age=3600').type('html').send(PAGE),
    '/docs/start.js': (_request, response) =>
      void response.set('Cache-Control', 'public, max-age=3600').type('js').send(START),
    '/docs/swagger-ui.css': asset('swagger-ui.css'),
    '/docs/swagger-ui-bundle.js': asset('swagger-ui-bundle.js'),
  }
}

const PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Stone Hunt API</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/api/docs/swagger-ui.css">
</head>
<body>
<div id="api"></div>
<script src="/api/docs/swagger-ui-bundle.js"></script>
<script src="/api/docs/start.js"></script>
</body>
</html>
`

// Only reads can be tried out, because the page uses the visitor's session.
const START = `SwaggerUIBundle({
  url: '/api/openapi.json',
  dom_id: '#api',
  deepLinking: true,
  validatorUrl: null,
  supportedSubmitMethods: ['get'],
})
`
