import { inTransaction } from '#database/inTransaction.ts'
import { rows, sql } from '#database/sql.ts'
import { queueMail } from '#domain/platform/mail/queueMail.ts'
import type { Req } from '#domain/platform/Req.ts'
import { readSetting } from '#domain/platform/settings/settings.ts'
import { readWeek } from './readWeek.ts'
import { reportWeek } from './reportWeek.ts'

/** On Monday morning, once per owner and week: the email's key contains the week. */
export async function sendWeeklyReport({ pool, now }: Req): Promise<void> {
  const week = reportWeek(now)
  if (!week || (await readSetting(pool, 'weekly_report')) !== 'on') return
  const owners = await rows(
    pool,
    sql<{ id: number; email: string }>`
      select id, email from users u where role = 'owner' and closed_at is null and created_at < ${week.sendAt}
        and not exists (select 1 from mail_outbox where key = 'weekly-report:' || ${week.monday} || ':' || u.id) order by id`,
  )
  if (owners.length === 0) return
  const data = { firstName: '', ...(await readWeek(pool, week, now)) }
  await inTransaction(pool, async (tx) => {
    for (const { id, email } of owners)
      await queueMail(tx, { kind: 'weekly-report', key: `weekly-report:${week.monday}:${id}`, to: email, data })
  })
}
