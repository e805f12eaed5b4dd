import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Browser } from '../../support/Browser.ts'
import { mailsTo } from '../../support/mails.ts'
import { eventually, signUpEmployee, signUpMember } from '../../support/people.ts'
import { useSite } from '../../support/site.ts'

const site = useSite()
const PATH = '/api/admin/mail-wordings'
let employee: Browser

beforeAll(async () => {
  employee = await signUpEmployee(site)
})
beforeEach(() => site.pool.query('delete from mail_wordings'))

type Wording = { key: string; subject: string; title: string; body: string; required: string[]; isChanged: boolean }
const all = async () => (await employee.get(PATH)).json as Wording[]
const wordingOf = async (key: string) => (await all()).find((wording) => wording.key === key) as Wording
const change = (key: string, wording: object) => employee.put(`${PATH}/${key}`, wording)
const own = {
  subject: 'Hello {firstName}',
  title: 'Rocks, {firstName}!',
  body: 'Is this you?\n\n{link}\n\nBye, {firstName}.',
}
const forget = async (email: string) => {
  await site.visitor().post('/api/forgot-password', { email })
}

it('lists every email, with what its wording may and must contain', async () => {
  const wordings = await all()
  expect(wordings.length).toBeGreaterThan(30)
  expect(wordings.find(({ key }) => key === 'reset-password')).toMatchObject({
    label: 'Choose a new password',
    placeholders: ['firstName', 'siteName', 'link'],
    required: ['link'],
    isChanged: false,
  })
})

it('sends the owner’s wording from the next email on, and the standard one after “Back to default”', async () => {
  const member = await signUpMember(site)
  expect((await change('reset-password', own)).status).toBe(204)
  expect(await wordingOf('reset-password')).toMatchObject({ ...own, isChanged: true })
  await forget(member.email)
  await eventually(async () => (await mailsTo(site, member.email, /^Hello/)).length === 1)
  const [mail = ''] = await mailsTo(site, member.email, /^Hello/)
  expect(mail).toContain('Is this you?')
  expect(mail).toContain('/api/reset-password?token')

  expect((await employee.delete(`${PATH}/reset-password`)).status).toBe(204)
  expect(await wordingOf('reset-password')).toMatchObject({ subject: 'Choose a new password', isChanged: false })
  const other = await signUpMember(site)
  await forget(other.email)
  await eventually(async () => (await mailsTo(site, other.email, /^Choose a new password$/)).length === 1)
})

it('escapes HTML', async () => {
  const wording = { ...own, title: '<img src=x onerror=alert(1)>', body: '<script>alert(1)</script>\n\n{link}' }
  expect((await change('reset-password', wording)).status).toBe(204)
  const { json } = await employee.post(`${PATH}/reset-password/preview`, wording)
  expect((json as { html: string }).html).not.toMatch(/<script|<img/)
  expect((json as { html: string }).html).toContain('&#60;script&#62;')
})

describe('refuses', () => {
  it.each([
    ['an unknown placeholder', { body: 'Dear {frstName},\n\n{link}' }, 'body', '{frstName} isn’t a placeholder here'],
    ['one of another email', { subject: 'Order {reference}' }, 'subject', '{reference} isn’t a placeholder here'],
    ['a button in the subject', { subject: 'Press {link}' }, 'subject', '{link} isn’t a placeholder here'],
    ['a text without the link', { body: 'Please choose a new password.' }, 'body', 'Please keep {link}'],
    ['a link inside a sentence', { body: 'Press {link} now.' }, 'body', 'alone in a paragraph'],
    ['a single brace', { body: 'Hello {firstName\n\n{link}' }, 'body', 'belongs to no placeholder'],
    ['an empty subject', { subject: '  ' }, 'subject', 'Please enter a text'],
    ['a subject of two lines', { subject: 'Hello\r\nBcc: everyone@example.com' }, 'subject', 'in one line'],
    ['an endless text', { body: `${'a'.repeat(5000)}\n\n{link}` }, 'body', 'at most 5,000'],
  ])('%s', async (_, part, field, problem) => {
    const wording = { ...own, ...part }
    for (const answer of [
      await change('reset-password', wording),
      await employee.post(`${PATH}/reset-password/preview`, wording),
    ]) {
      expect(answer.status).toBe(400)
      const { errors } = answer.json as { errors: Record<string, string> }
      expect(errors[field]).toContain(problem)
    }
    expect(await wordingOf('reset-password')).toMatchObject({ isChanged: false })
  })

  it('an email that does not exist', async () => {
    for (const key of ['toString', 'no-such-mail', 'membership-started'])
      expect((await change(key, own)).status).toBe(404)
  })

  it('anyone but employees', async () => {
    const member = await signUpMember(site)
    expect((await member.get(PATH)).status).toBe(403)
    expect((await member.put(`${PATH}/reset-password`, own)).status).toBe(403)
    expect((await site.visitor().delete(`${PATH}/reset-password`)).status).toBe(401)
  })
})

it('every standard wording passes its own check', async () => {
  for (const { key, subject, title, body } of await all()) {
    const { status } = await employee.post(`${PATH}/${key}/preview`, { subject, title, body })
    expect([key, status]).toEqual([key, 200])
  }
})

it('records who changed which wording', async () => {
  await change('trial-ending', { ...(await words('trial-ending')), subject: 'Three days' })
  const { rows } = await site.pool.query<{ subject: string; details: object[] }>(
    `select subject, details from employee_changes where kind = 'mail-wordings' order by id desc limit 1`,
  )
  expect(rows[0]).toEqual({
    subject: 'Wording of “Free trial ends soon”',
    details: [{ field: 'Subject', before: 'Your free trial ends in 3 days', after: 'Three days' }],
  })
})

async function words(key: string) {
  const { subject, title, body } = await wordingOf(key)
  return { subject, title, body }
}
