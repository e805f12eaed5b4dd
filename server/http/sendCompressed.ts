import type { Request, Response } from 'express'
import { packOnce } from '../cache/encode.ts'
import { encodingFor } from '../cache/sendEncoded.ts'

/** Sends a text that was made for this request, packed as its client takes it. */
export async function sendPacked(request: Request, response: Response, text: string): Promise<void> {
  const encoding = encodingFor(request.headers['accept-encoding'])
  response.vary('Accept-Encoding')
  if (encoding !== 'identity') response.set('Content-Encoding', encoding)
  response.send(await packOnce(text, encoding))
}
