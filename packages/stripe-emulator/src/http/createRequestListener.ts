import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { Faults } from '../controls/Faults.ts'
import { serveControls } from '../controls/serveControls.ts'
import { serveDemo } from '../demo/serveDemo.ts'
import type { Emulator } from '../Emulator.ts'
import { servePortal } from '../portal/servePortal.ts'
import type { IdempotencyKeys } from './IdempotencyKeys.ts'
import { errorReply, jsonReply, write } from './Reply.ts'
import { serveApi } from './serveApi.ts'

interface Services {
  emulator: Emulator
  faults: Faults
  keys: IdempotencyKeys
}

export function createRequestListener(services: Services): RequestListener {
  return (request, response) => {
    const url = new URL(request.url ?? '/', 'http://emulator')
    serve(services, request, response, url).catch((error: unknown) => {
      if (!response.headersSent) write(response, errorReply(error))
    })
  }
}

async function serve(services: Services, request: IncomingMessage, response: ServerResponse, url: URL): Promise<void> {
  const { emulator, faults } = services
  if (url.pathname.startsWith('/demo/')) return serveDemo(emulator, request, response, url)
  if (url.pathname.startsWith('/_emulator/')) return serveControls(emulator, faults, request, response, url)
  if (/^\/(portal|invoice|receipts)\//.test(url.pathname)) return servePortal(emulator, request, response, url)
  if (url.pathname === '/healthz') return write(response, jsonReply(200, { ok: true }))
  return serveApi(services, request, response, url)
}
