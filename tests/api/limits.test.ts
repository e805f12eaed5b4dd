import { expect, it } from 'vitest'
import { signUpMember } from '../support/people.ts'
import { sendRaw } from '../support/rawHttp.ts'
import { useSite } from '../support/site.ts'

const site = useSite()

it('a new account gives no new calls of what anybody may call', async () => {
  const ask = (as?: Awaited<ReturnType<typeof signUpMember>>) =>
    sendRaw(site, 'POST', '/api/contact', {
      from: '127.0.7.7',
      as,
      body: JSON.stringify({ message: 'Hello', email: 'visitor@example.test' }),
      headers: { 'content-type': 'application/json' },
    })
  const answers = await Promise.all(Array.from({ length: 25 }, () => ask()))
  expect(answers.filter(({ status }) => status === 204)).toHaveLength(20)
  const { status, headers } = await ask(await signUpMember(site))
  expect(status).toBe(429)
  expect(Number(headers['retry-after'])).toBeGreaterThan(0)
})

it('made-up devices of one address are a few viewers at most', async () => {
  const { rows } = await site.pool.query<{ id: number }>(
    `insert into posts (title, type, is_subscriber_only, status) values ('A ridge', 'video', false, 'published') returning id`,
  )
  const id = rows[0]?.id ?? 0
  const views = Array.from({ length: 60 }, (_, index) =>
    sendRaw(site, 'POST', `/api/posts/${id}/view`, {
      from: '127.0.7.8',
      headers: { 'user-agent': `Made up ${index}` },
    }),
  )
  await Promise.all(views)
  const { json } = await site.visitor().get(`/api/posts/${id}`)
  expect((json as { viewCount: number }).viewCount).toBe(8)
})
