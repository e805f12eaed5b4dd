import * as routes from '#contracts/routes/community/threads.ts'
import { runHeavy } from '#domain/platform/heavyWork/runHeavy.ts'
import { AppError } from '#domain/platform/AppError.ts'
import { receiveMail as receive } from '#domain/community/threads/receiveMail.ts'
import type { parseInboundMail } from '#providers/mail/inboundMail.ts'
import { isMailServer } from '#providers/mail/isMailServer.ts'
import { replyDomain } from '#providers/mail/replyAddress.ts'
import { implement } from '../../implement.ts'

export const receiveMail = implement(routes.receiveMail, async (req) => {
  if (!isMailServer(req.web.header('authorization'))) throw new AppError('invalid_signature')
  const mail = await runHeavy<typeof parseInboundMail>('inboundMail', [req.web.rawBody, replyDomain()])
  if (!mail) throw new AppError('bad_request')
  return { outcome: await receive(req, mail) }
})
