import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { mailsTo } from '../../support/mails.ts'
import { eventually, signUpByForm, signUpEmployee, signUpMember } from '../../support/people.ts'
import { useSite } from '../../support/site.ts'

const site = useSite()

async function outbox(kind: string, to: string, data: object): Promise<number> {
  const { rows } = await site.pool.query<{ id: number }>(
    `insert into mail_outbox (key, kind, "to", data, sent_at) values ($1, $2, $3, $4, now()) returning id`,
    [`${kind}:${to}`, kind, to, JSON.stringify(data)],
  )
  return rows[0]?.id ?? 0
}

it('an employee can resend an email; two clicks send one', async () => {
  const employee = await signUpEmployee(site)
  const id = await outbox('subscription-ended', 'gone@example.test', { firstName: 'Gone', reason: 'cancelled' })
  const answers = await Promise.all([1, 2].map(() => employee.post(`/api/admin/mails/${id}/resend`)))
  expect(answers.map(({ status }) => status)).toEqual([204, 204])
  await eventually(async () => (await mailsTo(site, 'gone@example.test')).length === 1)
  const [mail] = await mailsTo(site, 'gone@example.test')
  expect(mail).toContain('Until the next hunt')
  const { rows } = await site.pool.query(`select key from mail_outbox where "to" = 'gone@example.test'`)
  expect(rows).toHaveLength(2)
  const auditLog = await site.pool.query('select 1 from employee_changes where kind = $1', ['mail-outbox'])
  expect(auditLog.rowCount).toBe(1)
})

it('an email whose link gives access to an account can’t be resent', async () => {
  const employee = await signUpEmployee(site)
  const id = await outbox('reset-password', 'lost@example.test', { firstName: 'Lost', token: 'secret' })
  expect((await employee.post(`/api/admin/mails/${id}/resend`)).status).toBe(403)
  expect((await employee.post('/api/admin/mails/999999/resend')).status).toBe(404)
  expect((await (await signUpMember(site)).post(`/api/admin/mails/${id}/resend`)).status).toBe(403)
})

it('outbox files are readable by their owner only, because emails may contain sign-in links', async () => {
  const { email } = await signUpByForm(site)
  await eventually(async () => (await mailsTo(site, email)).length > 0)
  const folder = join(site.dataDir, 'outbox')
  const paths = [folder, ...(await readdir(folder)).map((name) => join(folder, name))]
  for (const path of paths) expect((await stat(path)).mode & 0o077, path).toBe(0)
})
