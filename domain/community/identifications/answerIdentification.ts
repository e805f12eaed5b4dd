import type { IdentificationAnswer } from '#contracts/community/identifications.ts'
import { inTransaction } from '#database/inTransaction.ts'
import { row, sql } from '#database/sql.ts'
import { recordAudit } from '#domain/platform/auditLog/recordAudit.ts'
import { queueMail } from '#domain/platform/mail/queueMail.ts'
import type { SignedInReq } from '#domain/platform/Req.ts'
import { AppError } from '#domain/platform/AppError.ts'

/** Once; a second press changes nothing. @throws AppError `stone_not_found`, `stone_answered`. */
export async function answerIdentification(req: SignedInReq, id: number, answer: IdentificationAnswer): Promise<void> {
  const { name, confidence, reasons } = answer
  await inTransaction(req.pool, async (tx) => {
    const stone = await row(
      tx,
      sql<{ status: string; userId: number; email: string }>`
        select i.status::text as status, u.id as "userId", u.email from identifications i join users u on u.id = i.user_id
        where i.id = ${id} for update of i`,
    )
    if (!stone || stone.status === 'draft') throw new AppError('stone_not_found')
    if (stone.status === 'answered') throw new AppError('stone_answered')
    await tx.query(sql`
      update identifications set status = 'answered', answer_name = ${name}, confidence = ${confidence}::enum_identifications_confidence,
        reasons = ${reasons}, answered_by_id = ${req.user.id}, answered_at = ${req.now}, updated_at = ${req.now}
      where id = ${id}`)
    await queueMail(tx, {
      kind: 'stone-identified',
      key: `stone-identified:${id}`,
      to: stone.email,
      data: { firstName: '', name, confidence, reasons },
    })
    await recordAudit(tx, req, {
      what: 'Answered',
      kind: 'identifications',
      subjectId: id,
      subject: `Stone no. ${id}`,
      aboutId: stone.userId,
    })
  })
}
