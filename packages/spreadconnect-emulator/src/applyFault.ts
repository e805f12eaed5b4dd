import type { Response } from 'express'
import type { Answer } from './Answer.ts'
import type { FaultMode } from './Faults.ts'
import { renameStates, dropOptionalFields } from './dropOptionalFields.ts'

export function applyFault(res: Response, mode: FaultMode, { status, body }: Answer): void {
  switch (mode) {
    case 'error500':
      res.status(500).json({ status: 500, error: 'Internal Server Error', path: res.req.path })
      return
    case 'error429':
      res.status(429).set('X-RateLimit-Retry-After-Seconds', '1').end()
      return
    case 'timeout':
      return
    case 'reset_after':
      res.req.socket.resetAndDestroy()
      return
    case 'malformed':
      res
        .status(status)
        .type('json')
        .send(JSON.stringify(body ?? { ok: true }).slice(0, -3))
      return
    case 'html':
      res.status(200).type('html').send('<!doctype html><title>Maintenance</title><h1>We will be right back</h1>')
      return
    case 'html404':
      res.status(404).type('html').send('<!doctype html><title>404</title><h1>Not found</h1>')
      return
    case 'partial_page':
      res.status(status).json(changeItems(body, (items) => items.slice(0, Math.floor(items.length / 2))))
      return
    case 'duplicate_ids':
      res
        .status(status)
        .json(changeItems(body, (items) => [...items.slice(0, 1), ...items.slice(0, 1), ...items.slice(2)]))
      return
    case 'empty':
      res.status(status).end()
      return
    case 'nulls':
    case 'absent':
      res.status(status).json(dropOptionalFields(body ?? null, mode))
      return
    case 'unknown_state':
      res.status(status).json(renameStates(body ?? null))
      return
    case 'refused_but_stored':
      res.status(422).json({ orderId: orderIdOf(body), reason: 'The shipping price could not be calculated' })
  }
}

function changeItems(body: unknown, change: (items: unknown[]) => unknown[]): unknown {
  if (Array.isArray(body)) return change(body)
  if (typeof body === 'object' && body !== null && 'items' in body && Array.isArray(body.items)) {
    return { ...body, items: change(body.items) }
  }
  return body ?? null
}

/** The documents: an error names the order, "null, if order not created". */
function orderIdOf(body: unknown): unknown {
  return typeof body === 'object' && body !== null && 'id' in body ? body.id : null
}
