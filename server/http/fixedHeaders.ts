import type { IncomingMessage, ServerResponse } from 'node:http'
import type { RequestHandler } from 'express'

/** What a middleware writes into the head of every answer alike, as names and values in turn. */
export function fixedHeaders(middleware: RequestHandler): string[] {
  const headers: string[] = []
  const response = {
    setHeader: (name: string, value: string | number) => void headers.push(name, String(value)),
    removeHeader: () => undefined,
  }
  let isDone = false
  type Bare = (request: IncomingMessage, response: ServerResponse, next: (error?: unknown) => void) => void
  ;(middleware as unknown as Bare)({} as IncomingMessage, response as unknown as ServerResponse, (error) => {
    isDone = error === undefined
  })
  if (!isDone) throw new Error('The headers depend on more than the site itself')
  return headers
}

/** Those of these names, as names and values in turn. */
export const headersAmong = (headers: string[], names: string[]): string[] =>
  headers.filter((_, index) => names.includes(headers[index - (index % 2)] ?? ''))
