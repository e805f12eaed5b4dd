import * as routes from '#contracts/routes/threads.ts'
import { ShopError } from '#domain/ShopError.ts'
import { receiveMail as receive } from '#domain/threads/receiveMail.ts'
import { isMailServer, parseInboundMail } from '#providers/mail/inboundMail.ts'
import { implement } from '../implement.ts'

export const receiveMail = implement(routes.receiveMail, async (req) => {
  if (!isMailServer(req.web.header('authorization'))) throw new ShopError('invalid_signature')
  const mail = await parseInboundMail(req.web.rawBody)
  if (!mail) throw new ShopError('bad_request')
  return { outcome: await receive(req, mail) }
})
