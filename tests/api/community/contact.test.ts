import { expect, it } from 'vitest'
import { mailsTo } from '../../support/mails.ts'
import { signUpPatron } from '../../support/members.ts'
import { eventually, signUpEmployee } from '../../support/people.ts'
import { sendRaw } from '../../support/rawHttp.ts'
import { useSite } from '../../support/site.ts'

const site = useSite()
type Listed = { docs: { message: string; email: string; isMember: boolean }[] }

it('members’ messages are listed before visitors’; the sender of a member’s message comes from the session', async () => {
  const member = await signUpPatron(site)
  expect((await member.post('/api/contact', { message: 'Where is my hat?', email: 'other@example.test' })).status).toBe(
    204,
  )
  const visitor = site.visitor()
  expect((await visitor.post('/api/contact', { message: '<b>Hello</b>', email: 'visitor@example.test' })).status).toBe(
    204,
  )
  const employee = await signUpEmployee(site)
  const { docs } = (
    await sendRaw(site, 'GET', '/cms/api/contact-messages', {
      as: employee,
      headers: { 'sec-fetch-site': 'same-origin' },
    })
  ).json as Listed
  expect(docs).toMatchObject([
    { message: 'Where is my hat?', email: member.email, isMember: true },
    { message: '<b>Hello</b>', email: 'visitor@example.test', isMember: false },
  ])
})

it('a visitor’s message requires an email address and a text', async () => {
  const send = (body: object) => site.visitor().post('/api/contact', body)
  expect(await send({ message: 'Hello' })).toMatchObject({
    status: 400,
    json: { errors: { email: 'Please enter a valid email address' } },
  })
  expect(await send({ message: '   ', email: 'visitor@example.test' })).toMatchObject({
    status: 400,
    json: { errors: { message: 'Please enter a message' } },
  })
  expect((await send({ message: 'x'.repeat(4001), email: 'visitor@example.test' })).status).toBe(400)
})

it('messages are emailed to the address in contact_email', async () => {
  await site.pool.query(`insert into site_settings (key, value) values ('contact_email', 'owner@example.test')`)
  await site.visitor().post('/api/contact', { message: 'Do you ship to Mars?', email: 'visitor@example.test' })
  await eventually(async () => (await mailsTo(site, 'owner@example.test', /Message from a visitor/)).length === 1)
})
