import type { GlobalAfterChangeHook } from 'payload'
import { labelIn } from '#contracts/shared/labelIn.ts'
import { databaseOfRequest } from '#database/ofRequest.ts'
import { recordAudit } from '#domain/platform/auditLog/recordAudit.ts'
import { requestIdOf } from './auditChanges.ts'
import { changedFields } from './changedFields.ts'

/** Records an employee's change of a global in its transaction. Must be the last hook: what others reject did not happen. */
export const auditGlobal: GlobalAfterChangeHook = async ({ global, doc, previousDoc, req }) => {
  const details = changedFields(global, previousDoc as Record<string, unknown>, doc as Record<string, unknown>)
  if (details.length === 0) return
  const doer = { user: req.user, now: new Date(), requestId: requestIdOf(req) }
  await recordAudit(await databaseOfRequest(req), doer, {
    what: 'Changed',
    kind: global.slug,
    subjectId: null,
    subject: labelIn(global.label, 'en') ?? global.slug,
    details,
  })
}
