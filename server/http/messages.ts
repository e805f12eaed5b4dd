import { IncomingMessage, type ServerOptions, ServerResponse } from 'node:http'
import type { Express, Request, Response } from 'express'

/** The classes of which Node's server makes one of each for every request. */
export type Messages = Required<Pick<ServerOptions, 'IncomingMessage' | 'ServerResponse'>>

/** For `createServer`, and one app. */
export const makeMessages = (): Messages => ({
  IncomingMessage: class extends IncomingMessage {},
  ServerResponse: class<Of extends IncomingMessage> extends ServerResponse<Of> {},
})

/**
 * Makes of them, once, what the app would make of each request as it comes. Express gives every one another prototype otherwise,
 * after which the engine knows nothing of it any more and looks up whatever is asked of it: a fifth of a write's time.
 */
export function adoptMessages(app: Express, { IncomingMessage, ServerResponse }: Messages): void {
  Object.setPrototypeOf(IncomingMessage.prototype, app.request)
  Object.setPrototypeOf(ServerResponse.prototype, app.response)
  app.request = IncomingMessage.prototype as Request
  app.response = ServerResponse.prototype as Response
}
