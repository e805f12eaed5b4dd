import { expect, it } from 'vitest'
import { queueMail } from '#domain/mail/queueMail.ts'
import { eventually, signUpConfirmed, signUpEmployee } from '../support/people.ts'
import { publishGallery } from '../support/posts.ts'
import { useSite } from '../support/site.ts'

const site = useSite({ variables: () => ({ MAIL_PER_MINUTE: 2 }) })

type Turn = { key: string; run_at: Date }
const turns = async () =>
  (await site.pool.query<Turn>(`select key, run_at from graphile_worker.jobs where key like 'mail:%' order by run_at`))
    .rows
const sent = async (kind: string) =>
  Number(
    (
      await site.pool.query<{ count: string }>(
        'select count(*) from mail_outbox where kind = $1 and sent_at is not null',
        [kind],
      )
    ).rows[0]?.count,
  )

it('emails about a post take turns, half a minute apart, while other emails are sent at once', async () => {
  const employee = await signUpEmployee(site)
  const readers = [
    await signUpConfirmed(site),
    await signUpConfirmed(site),
    await signUpConfirmed(site),
    await signUpConfirmed(site),
  ]
  for (const reader of readers) await reader.put('/api/account/post-emails', { choice: 'at_once' })
  const { id } = await publishGallery(employee, { title: 'A split ridge', isSubscriberOnly: false })
  await employee.post(`/api/admin/posts/${id}/email`, { audience: 'everyone' })
  await eventually(async () => (await sent('new-post')) === 1 && (await turns()).length === 3)
  await eventually(async () => (await turns()).every(({ run_at }) => run_at.getTime() > Date.now() + 1000))
  const [first, second, third] = (await turns()).map(({ run_at }) => run_at.getTime())
  expect([(second ?? 0) - (first ?? 0), (third ?? 0) - (second ?? 0)]).toEqual([30_000, 30_000])
  const [person] = readers
  await queueMail(site.pool, {
    kind: 'account-changed',
    key: 'account-changed:pace',
    to: person?.email ?? '',
    data: { firstName: '', change: 'password' },
  })
  await eventually(async () => (await sent('account-changed')) === 1)
  expect(await sent('new-post')).toBe(1)
  await site.pool.query(
    `select graphile_worker.reschedule_jobs(array_agg(id), run_at => now()) from graphile_worker.jobs where key like 'mail:%'`,
  )
  await eventually(async () => (await sent('new-post')) === 4)
  expect(await turns()).toEqual([])
})
