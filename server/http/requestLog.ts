import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Payload } from 'payload'
import { hideTokensInPath } from '#contracts/platform/hideTokens.ts'

const ids = new WeakMap<ServerResponse, string>()

export function requestIdOf(response: ServerResponse): string {
  const known = ids.get(response)
  if (known) return known
  const id = randomUUID()
  ids.set(response, id)
  return id
}

/** The path of an address, without what opens something. */
export const withoutSecrets = (url: string): string => hideTokensInPath(url.split('?', 1)[0] ?? '')

/** Never logs a body, cookie or query. */
export function logRequest(log: Payload['logger'], request: IncomingMessage, response: ServerResponse): void {
  const startedAt = performance.now()
  const path = withoutSecrets(request.url ?? '')
  response.on('close', () => {
    const level = response.statusCode >= 500 ? 'error' : 'debug'
    if (!log.isLevelEnabled(level)) return
    log[level]({
      requestId: requestIdOf(response),
      method: request.method,
      path,
      status: response.statusCode,
      ms: Math.round(performance.now() - startedAt),
    })
  })
}
