import type { RequestHandler, Response } from 'express'
import type { Answer, Handler } from './Answer.ts'
import type { Emulator } from './Emulator.ts'
import { applyFault } from './applyFault.ts'

/** Saves the state before the response is sent. */
export function serve(emulator: Emulator, handler: Handler): RequestHandler {
  return (req, res) => {
    const fault = emulator.faults.take(req.path)
    const answer = !fault || fault.effect ? handler(emulator, req) : { status: 200 }
    if (req.method !== 'GET') emulator.store.save()
    if (fault) applyFault(res, fault.mode, answer)
    else sendAnswer(res, answer)
    emulator.webhooks.sendDue()
  }
}

function sendAnswer(res: Response, { status, body }: Answer): void {
  res.status(status)
  if (body === undefined) res.end()
  else res.json(body)
}
