import { describe, expect, it } from 'vitest'
import type { Browser } from '../../support/Browser.ts'
import { mailedLink, mailsTo } from '../../support/mails.ts'
import { whoIs } from '../../support/members.ts'
import { eventually, signUpConfirmed, signUpMember } from '../../support/people.ts'
import { codeOf, giveCode, guard } from '../../support/secondFactor.ts'
import { useSite } from '../../support/site.ts'

const site = useSite()
const wrong = { status: 401, json: { code: 'wrong_email_code' } }
const expired = { status: 400, json: { code: 'email_code_expired' } }

const ask = async (email: string, browser = site.visitor()): Promise<Browser> => {
  expect(await browser.post('/api/login/email', { email })).toMatchObject({
    status: 202,
    json: { message: 'If that address has an account, we’ve sent it a code.' },
  })
  return browser
}
const enter = (browser: Browser, code: string) => browser.post('/api/login/email/code', { code })

async function codesTo(email: string, count = 1): Promise<string[]> {
  let codes: string[] = []
  await eventually(async () => {
    const mails = await mailsTo(site, email, /is your sign-in code/)
    codes = mails.flatMap((mail) => /^Subject: (\d{6}) is/m.exec(mail)?.[1] ?? [])
    return codes.length >= count
  })
  return codes
}
const other = (code: string) => (code === '000000' ? '000001' : '000000')
const post = (browser: Browser, path: string, fields: Record<string, string>) =>
  browser.send('POST', path, {
    raw: new URLSearchParams(fields).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })

describe('an emailed code', () => {
  it('signs in once, only in the browser that asked', async () => {
    const person = await signUpConfirmed(site)
    const browser = await ask(person.email.toUpperCase())
    const [code = ''] = await codesTo(person.email)
    expect(await enter(site.visitor(), code)).toMatchObject(expired)
    expect(await enter(await ask('nobody@example.test'), code)).toMatchObject(wrong)
    expect(await enter(browser, other(code))).toMatchObject(wrong)
    const typed = `${code.slice(0, 3)} ${code.slice(3)}`
    expect(await enter(browser, typed)).toMatchObject({ status: 200, json: { user: { email: person.email } } })
    expect((await whoIs(browser)).email).toBe(person.email)
    expect(await enter(browser, code)).toMatchObject(expired)
  })

  it('works by form and leads to the requested page', async () => {
    const person = await signUpConfirmed(site)
    const browser = site.visitor()
    expect((await browser.get('/api/login?redirect=/subscribe&account=yes')).text).toContain(
      '/api/login/email?redirect=%2Fsubscribe',
    )
    const asked = await post(browser, '/api/login/email', { email: person.email, redirect: '/subscribe' })
    expect([asked.status, asked.headers.get('location')]).toEqual([303, '/api/login/email/code'])
    expect((await browser.get('/api/login/email/code')).text).toContain('autocomplete="one-time-code"')
    const [code = ''] = await codesTo(person.email)
    const failed = await post(browser, '/api/login/email/code', { code: other(code) })
    expect(failed.headers.get('location')).toBe('/api/login/email/code?error=wrong_email_code')
    const done = await post(browser, '/api/login/email/code', { code })
    expect([done.status, done.headers.get('location')]).toEqual([303, '/subscribe'])
    const late = await post(browser, '/api/login/email/code', { code })
    expect(late.headers.get('location')).toBe('/api/login/email?error=email_code_expired')
  })

  it('ends after five wrong codes and after ten minutes', async () => {
    const person = await signUpConfirmed(site)
    const browser = await ask(person.email)
    const [code = ''] = await codesTo(person.email)
    for (let failure = 0; failure < 5; failure++) expect(await enter(browser, other(code))).toMatchObject(wrong)
    expect(await enter(browser, code)).toMatchObject(expired)
    await site.pool.query('delete from rate_limits')
    const slow = await ask(person.email)
    const [second = ''] = (await codesTo(person.email, 2)).filter((sent) => sent !== code)
    site.clock.aheadMs += 10 * 60_000 + 1000
    expect(await enter(slow, second)).toMatchObject(expired)
  })

  it('is emailed three times an hour; devices the account knows have their own three', async () => {
    const person = await signUpConfirmed(site)
    for (let time = 0; time < 4; time++) await ask(person.email)
    await codesTo(person.email, 3)
    const known = site.visitor()
    known.cookies.set('stonehunt-device', person.cookies.get('stonehunt-device') ?? '')
    await ask(person.email, known)
    expect(await codesTo(person.email, 4)).toHaveLength(4)
  })

  it('asks for the second step', async () => {
    const { person, secret } = await guard(site, await signUpMember(site))
    const browser = await ask(person.email)
    const [code = ''] = await codesTo(person.email)
    expect(await enter(browser, code)).toMatchObject({ status: 401, json: { code: 'second_factor_required' } })
    expect((await browser.get('/api/auth/user')).status).toBe(401)
    expect((await giveCode(browser, codeOf(site, secret))).status).toBe(200)
  })

  it('is not sent to an address that was never confirmed; that gets a link to a new password', async () => {
    const person = await signUpMember(site)
    await ask(person.email)
    await mailedLink(site, person.email, '/api/reset-password')
    expect(await mailsTo(site, person.email, /sign-in code/)).toEqual([])
  })

  it('answers an unknown address like a known one, also when codes are wrong', async () => {
    const person = await signUpConfirmed(site)
    const answersFor = async (email: string) => {
      const browser = await ask(email)
      const answers = []
      for (let time = 0; time < 7; time++) answers.push(await enter(browser, '12345x'))
      await site.pool.query('delete from rate_limits')
      return answers.map(({ status, text }) => `${status} ${text}`)
    }
    expect(await answersFor('unknown@example.test')).toEqual(await answersFor(person.email))
  })

  it('no longer works for an account that has another address by now', async () => {
    const person = await signUpConfirmed(site)
    const browser = await ask(person.email)
    const [code = ''] = await codesTo(person.email)
    await site.pool.query(`update users set email = 'moved-on@example.test' where email = $1`, [person.email])
    expect(await enter(browser, code)).toMatchObject(wrong)
  })
})
