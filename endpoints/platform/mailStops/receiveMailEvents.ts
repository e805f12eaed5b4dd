import { type MailEvent, mailEventsInput } from '#contracts/platform/mailStops.ts'
import * as routes from '#contracts/routes/platform/mailStops.ts'
import { recordMailEvents } from '#domain/platform/mailStops/mailStops.ts'
import { runHeavy } from '#domain/platform/heavyWork/runHeavy.ts'
import { AppError } from '#domain/platform/AppError.ts'
import { isMailServer } from '#providers/mail/isMailServer.ts'
import type { parseMailReport } from '#providers/mail/mailReport.ts'
import { implement } from '../../implement.ts'

export const receiveMailEvents = implement(routes.receiveMailEvents, async (req) => {
  if (!isMailServer(req.web.header('authorization'))) throw new AppError('invalid_signature')
  const isEmail = req.web.header('content-type')?.startsWith('message/rfc822')
  const events = isEmail
    ? await runHeavy<typeof parseMailReport>('mailReport', [req.web.rawBody])
    : readEvents(req.web.rawBody)
  if (!events) throw new AppError('bad_request')
  return { stopped: await recordMailEvents(req, events) }
})

function readEvents(raw: Buffer): MailEvent[] | null {
  try {
    return mailEventsInput.parse(JSON.parse(raw.toString('utf8'))).events
  } catch {
    return null
  }
}
