import type { Request, Response } from 'express'
import { compressOnce } from '../cache/encode.ts'
import { encodingFor } from '../cache/sendEncoded.ts'

export async function sendCompressed(request: Request, response: Response, text: string): Promise<void> {
  const encoding = encodingFor(request.headers['accept-encoding'])
  response.vary('Accept-Encoding')
  if (encoding !== 'identity') response.set('Content-Encoding', encoding)
  response.send(await compressOnce(text, encoding))
}
