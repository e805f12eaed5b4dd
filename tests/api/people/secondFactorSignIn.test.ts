import { createHash } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { mailsTo } from '../../support/mails.ts'
import { whoIs } from '../../support/members.ts'
import { eventually, PASSWORD, signUpEmployee, signUpMember } from '../../support/people.ts'
import { startSecondApp } from '../../support/secondApp.ts'
import {
  afterPassword,
  codeOf,
  giveCode,
  guard,
  type Guarded,
  nextStep,
  wrongCode,
} from '../../support/secondFactor.ts'
import { useSite } from '../../support/site.ts'

const site = useSite()

describe('signing in with two steps', () => {
  let guarded: Guarded
  beforeAll(async () => {
    guarded = await guard(site, await signUpEmployee(site))
  })

  it.each(['/api/login', '/api/employee-login'])('at %s starts no session before the code', async (path) => {
    const browser = await afterPassword(site, guarded.person, path)
    expect(browser.cookies.has('stonehunt-token')).toBe(false)
    expect((await browser.get('/api/auth/user')).status).toBe(401)
    expect((await browser.get('/cms')).status).toBe(401)
    browser.cookies.set('stonehunt-token', browser.cookies.get('stonehunt-challenge') ?? '')
    expect((await browser.get('/api/auth/user')).status).toBe(401)
    browser.cookies.delete('stonehunt-token')
    expect(await giveCode(browser, codeOf(site, guarded.secret))).toMatchObject({
      status: 200,
      json: { user: { email: guarded.person.email } },
    })
    nextStep(site)
    expect((await browser.get('/cms')).status).not.toBe(401)
    expect(browser.cookies.has('stonehunt-challenge')).toBe(false)
  })

  it('by form goes through the code page to the requested page', async () => {
    const { email } = guarded.person
    const browser = site.visitor()
    const post = (path: string, fields: Record<string, string>) =>
      browser.send('POST', path, {
        raw: new URLSearchParams(fields).toString(),
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      })
    const first = await post('/api/login', { email, password: PASSWORD, redirect: '/merchandise' })
    expect([first.status, first.headers.get('location')]).toEqual([303, '/api/login/code'])
    expect((await browser.get('/api/login/code')).text).toContain('action="/api/login/code"')
    const failed = await post('/api/login/code', { code: '000000' })
    expect(failed.headers.get('location')).toBe('/api/login/code?error=wrong_code')
    expect((await browser.get('/api/login/code?error=wrong_code')).text).toContain('That code is wrong')
    const done = await post('/api/login/code', { code: codeOf(site, guarded.secret) })
    expect([done.status, done.headers.get('location')]).toEqual([303, '/merchandise'])
    nextStep(site)
  })

  it('by form from a German page asks for the code in German', async () => {
    const browser = site.visitor()
    const fields = { email: guarded.person.email, password: PASSWORD, redirect: '/de/account' }
    const first = await browser.send('POST', '/api/login', {
      raw: new URLSearchParams(fields).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
    const page = (await browser.get(first.headers.get('location') ?? '')).text
    expect(page).toContain('<html lang="de">')
    expect(page).toContain('action="/api/login/code?redirect=%2Fde"')
  })

  it.each([
    [-2, 401],
    [-1, 200],
    [0, 200],
    [1, 200],
    [2, 401],
  ])('with the code of %d steps from now gets %d', async (steps, status) => {
    const { person, secret } = await guard(site, await signUpMember(site))
    // Later than the code that confirmed the setup.
    for (let step = 0; step < 4; step++) nextStep(site)
    expect((await giveCode(await afterPassword(site, person), codeOf(site, secret, steps))).status).toBe(status)
  })

  it('accepts each code once, even concurrently, and no code older than the last', async () => {
    const { person, secret } = await guard(site, await signUpMember(site))
    nextStep(site)
    const browsers = [await afterPassword(site, person), await afterPassword(site, person)]
    const code = codeOf(site, secret)
    const statuses = (await Promise.all(browsers.map((browser) => giveCode(browser, code)))).map(({ status }) => status)
    expect(statuses.sort()).toEqual([200, 401])
    expect(await giveCode(await afterPassword(site, person), code)).toMatchObject(wrongCode)
    expect(await giveCode(await afterPassword(site, person), codeOf(site, secret, -1))).toMatchObject(wrongCode)
  })

  it('accepts each recovery code once, in any spelling, and emails the owner', async () => {
    const { person, recoveryCodes } = await guard(site, await signUpMember(site))
    const [first = '', second = ''] = recoveryCodes
    expect((await giveCode(await afterPassword(site, person), first)).status).toBe(200)
    expect(await giveCode(await afterPassword(site, person), first)).toMatchObject(wrongCode)
    expect(
      (await giveCode(await afterPassword(site, person), ` ${second.toLowerCase().replace('-', ' ')}`)).status,
    ).toBe(200)
    await eventually(async () => (await mailsTo(site, person.email, 'A recovery code was used')).length === 2)
  })

  it('rejects another user’s code', async () => {
    const other = await guard(site, await signUpMember(site))
    const browser = await afterPassword(site, guarded.person)
    expect(await giveCode(browser, codeOf(site, other.secret))).toMatchObject(wrongCode)
    expect(await giveCode(browser, other.recoveryCodes[0] ?? '')).toMatchObject(wrongCode)
  })

  it('must start again after ten minutes, after a password change and without a challenge', async () => {
    const expired = { status: 400, json: { code: 'sign_in_expired' } }
    const { person, secret } = await guard(site, await signUpMember(site))
    expect(await giveCode(site.visitor(), codeOf(site, secret))).toMatchObject(expired)
    const slow = await afterPassword(site, person)
    site.clock.aheadMs += 10 * 60_000 + 1000
    expect(await giveCode(slow, codeOf(site, secret))).toMatchObject(expired)

    const before = await afterPassword(site, person)
    await site.pool.query(`update users set hash = 'another' where email = $1`, [person.email])
    expect(await giveCode(before, codeOf(site, secret))).toMatchObject(expired)
  })

  it('is delayed after five wrong codes, also with the right code', async () => {
    const { person, secret } = await guard(site, await signUpMember(site))
    const browser = await afterPassword(site, person)
    for (let failure = 0; failure < 5; failure++) expect(await giveCode(browser, '000000')).toMatchObject(wrongCode)
    const sixth = await giveCode(browser, codeOf(site, secret))
    expect(sixth).toMatchObject({ status: 429, json: { code: 'too_many_requests' } })
    expect(Number(sixth.headers.get('retry-after'))).toBeGreaterThan(25)
    await site.pool.query('delete from rate_limits')
    expect((await giveCode(browser, codeOf(site, secret))).status).toBe(200)
  })

  it('counts wrong codes of an account across networks and processes', async () => {
    const { person } = await guard(site, await signUpMember(site))
    const { id } = await whoIs(person)
    await site.pool.query('delete from rate_limits')
    await giveCode(await afterPassword(site, person), '000000')
    const key = `attempt codes:${createHash('sha256').update(`code ${id}`).digest('hex')}`
    await site.pool.query('delete from rate_limits where key <> $1', [key])
    const { rowCount } = await site.pool.query('update rate_limits set points = 31')
    expect(rowCount).toBe(1)
    const second = await startSecondApp(site, { keepsAnswers: false })
    const answer = await second.as(await afterPassword(site, person)).post('/api/login/code', { code: '000000' })
    expect(answer.status).toBe(429)
    await site.pool.query('delete from rate_limits')
    await second.close()
  })
})
