import * as routes from '#contracts/routes/content/captions.ts'
import * as captions from '#domain/content/captions/readCaptions.ts'
import { HttpResult } from '../../HttpResult.ts'
import { implement } from '../../implement.ts'

export const readCaptions = implement(routes.readCaptions, async (req, { params: { id, file } }) => {
  const vtt = await captions.readCaptions(req, id, file.slice(0, -'.vtt'.length))
  return new HttpResult(200, { 'Content-Type': 'text/vtt; charset=utf-8', 'X-Content-Type-Options': 'nosniff' }, vtt)
})

export const readTranscript = implement(routes.readTranscript, (req, { params: { id, language } }) =>
  captions.readTranscript(req, id, language),
)
