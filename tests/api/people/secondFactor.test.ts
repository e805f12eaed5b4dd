import { describe, expect, it } from 'vitest'
import type { Browser } from '../../support/Browser.ts'
import { mailsTo } from '../../support/mails.ts'
import { signInElsewhere, whoIs } from '../../support/members.ts'
import {
  confirmEmail,
  confirmPassword,
  eventually,
  PASSWORD,
  signUpEmployee,
  signUpMember,
} from '../../support/people.ts'
import { sendForm } from '../../support/rawHttp.ts'
import { afterPassword, begin, codeOf, giveCode, guard, wrongCode } from '../../support/secondFactor.ts'
import { useSite } from '../../support/site.ts'

const site = useSite()

const signUpConfirmed = async () => {
  const person = await signUpMember(site)
  await confirmEmail(site, person)
  return person
}

describe('setting up two-step sign-in', () => {
  it('shows a QR code and the secret, verifies a code and shows ten recovery codes once', async () => {
    const person = await signUpEmployee(site)
    const form = (path: string, fields: Record<string, string>) => sendForm(site, path, fields, { as: person })
    expect((await person.get('/api/second-factor')).text).toContain('Set it up')
    expect(await form('/api/second-factor/begin', { redirect: '/cms' })).toMatchObject({
      status: 303,
      headers: { location: '/api/second-factor?redirect=%2Fcms' },
    })
    const page = (await person.get('/api/second-factor?redirect=/cms')).text
    expect(page).toContain('<svg')
    const secret = (/class="secret">([A-Z2-7 ]+)</.exec(page)?.[1] ?? '').replaceAll(' ', '')
    expect(secret).toHaveLength(32)

    const refused = await form('/api/second-factor/confirm', { code: '000000', password: PASSWORD, redirect: '/cms' })
    expect(refused.headers.location).toBe('/api/second-factor?error=wrong_code&redirect=%2Fcms')
    const stolen = await form('/api/second-factor/confirm', { code: codeOf(site, secret), password: 'not mine' })
    expect(stolen.headers.location).toBe('/api/second-factor?error=wrong_password')

    const done = await form('/api/second-factor/confirm', {
      code: codeOf(site, secret),
      password: PASSWORD,
      redirect: '/cms',
    })
    expect(done.status).toBe(200)
    expect(new Set(done.text.match(/[A-Z2-9]{5}-[A-Z2-9]{5}/g)).size).toBe(10)
    expect(done.text).toContain('href="/cms"')
    const after = (await person.get('/api/second-factor')).text
    expect(after).toContain('10 recovery codes')
    expect(after).not.toContain(secret)
    await eventually(async () => (await mailsTo(site, person.email, 'Two-step sign-in is on')).length === 1)
  })

  it('requires a confirmed email address and links to a new confirmation', async () => {
    const person = await signUpMember(site)
    expect(await person.post('/api/second-factor/begin', {})).toMatchObject({
      status: 403,
      json: { code: 'email_unconfirmed' },
    })
    expect((await person.get('/api/second-factor')).text).toContain('action="/api/verify-email/send"')
    await confirmEmail(site, person)
    const { secret } = await begin(person)
    await site.pool.query('update users set email_verified_at = null where email = $1', [person.email])
    const late = await person.post('/api/second-factor/confirm', { code: codeOf(site, secret), password: PASSWORD })
    expect(late).toMatchObject({ status: 403, json: { code: 'email_unconfirmed' } })
  })

  it('ends all other sessions, which began without a code', async () => {
    const person = await signUpMember(site)
    const elsewhere = await signInElsewhere(site, person)
    await guard(site, person)
    expect((await elsewhere.get('/api/auth/user')).status).toBe(401)
    expect((await person.get('/api/auth/user')).status).toBe(200)
  })

  it('also applies to a concurrent sign-in', async () => {
    const person = await signUpMember(site)
    const { id } = await whoIs(person)
    const turningOn = await site.pool.connect()
    await turningOn.query('begin')
    await turningOn.query(`select pg_advisory_xact_lock(hashtext('sessions'), $1::int)`, [id])
    const signingIn = afterPassword(site, person)
    await eventually(async () => {
      const { rowCount } = await site.pool.query(
        `select 1 from pg_locks where locktype = 'advisory' and objid = $1::int and not granted`,
        [id],
      )
      return rowCount === 1
    })
    await turningOn.query(
      `insert into second_factors (user_id, secret, begun_at, confirmed_at) values ($1, '', now(), now())`,
      [id],
    )
    await turningOn.query('commit')
    turningOn.release()
    expect((await signingIn).cookies.has('stonehunt-token')).toBe(false)
  })

  it('has no effect before a code was verified', async () => {
    const person = await signUpConfirmed()
    await begin(person)
    expect((await site.visitor().post('/api/login', { email: person.email, password: PASSWORD })).status).toBe(200)
  })

  it('can be continued only in the session that started it', async () => {
    const person = await signUpConfirmed()
    const elsewhere = await signInElsewhere(site, person)
    const { secret } = await begin(person)
    const written = secret.replace(/(.{4})(?=.)/g, '$1 ')
    expect((await person.get('/api/second-factor')).text).toContain(written)
    const other = (await elsewhere.get('/api/second-factor')).text
    expect(other).not.toContain(written)
    expect(other).toContain('Set it up')
    const finish = (browser: Browser) =>
      browser.post('/api/second-factor/confirm', { code: codeOf(site, secret), password: PASSWORD })
    expect(await finish(elsewhere)).toMatchObject({ status: 409, json: { code: 'second_factor_off' } })
    expect((await finish(person)).status).toBe(200)
  })

  it('expires after fifteen minutes and is deleted', async () => {
    const person = await signUpConfirmed()
    const { secret } = await begin(person)
    site.clock.aheadMs += 15 * 60_000 + 1000
    expect((await person.get('/api/second-factor')).text).toContain('Set it up')
    const late = await person.post('/api/second-factor/confirm', { code: codeOf(site, secret), password: PASSWORD })
    expect(late).toMatchObject({ status: 409, json: { code: 'second_factor_off' } })
    const { id } = await whoIs(person)
    await site.pool.query(`select graphile_worker.add_job('housekeeping')`)
    await eventually(
      async () => (await site.pool.query('select 1 from second_factors where user_id = $1', [id])).rowCount === 0,
    )
  })

  it('can’t be started again once it is on', async () => {
    const { person } = await guard(site, await signUpMember(site))
    expect(await person.post('/api/second-factor/begin', {})).toMatchObject({ status: 409 })
  })

  it('stores neither the secret nor the codes in plain text', async () => {
    const { secret, recoveryCodes } = await guard(site, await signUpMember(site))
    const { rows } = await site.pool.query<{ row: string }>(
      `select f::text || c::text as row from second_factors f join recovery_codes c using (user_id)`,
    )
    const stored = JSON.stringify(rows)
    for (const told of [secret, ...recoveryCodes.flatMap((code) => [code, code.replace('-', '')])])
      expect(stored).not.toContain(told)
  })

  it('redirects a signed-out visitor to sign-in and back', async () => {
    expect(await site.visitor().get('/api/second-factor')).toMatchObject({ status: 303 })
    const { headers } = await site.visitor().get('/api/second-factor?redirect=/cms')
    expect(headers.get('location')).toBe(
      `/api/login?redirect=${encodeURIComponent('/api/second-factor?redirect=%2Fcms')}`,
    )
  })
})

describe('changing two-step sign-in', () => {
  it('requires the password and a code to turn it off', async () => {
    const { person, secret } = await guard(site, await signUpMember(site))
    const remove = (password: string, code: string) => person.post('/api/second-factor/remove', { password, code })
    expect(await remove('not mine', codeOf(site, secret))).toMatchObject({
      status: 400,
      json: { code: 'wrong_password' },
    })
    expect(await remove(PASSWORD, '000000')).toMatchObject(wrongCode)
    expect((await remove(PASSWORD, codeOf(site, secret))).status).toBe(200)
    expect((await site.visitor().post('/api/login', { email: person.email, password: PASSWORD })).status).toBe(200)
    await eventually(async () => (await mailsTo(site, person.email, 'Two-step sign-in is off')).length === 1)
  })

  it('requires the password and a code for new recovery codes, which replace the old ones', async () => {
    const { person, secret, recoveryCodes } = await guard(site, await signUpMember(site))
    const renew = (code: string, password = PASSWORD) =>
      person.post('/api/second-factor/recovery-codes', { code, password })
    expect(await renew(codeOf(site, secret), 'not mine')).toMatchObject({
      status: 400,
      json: { code: 'wrong_password' },
    })
    expect(await renew(codeOf(site, secret), '')).toMatchObject({ status: 400, json: { code: 'wrong_password' } })
    expect(await renew('000000')).toMatchObject(wrongCode)
    const { recoveryCodes: fresh } = (await renew(codeOf(site, secret))).json as { recoveryCodes: string[] }
    await eventually(async () => (await mailsTo(site, person.email, 'You have new recovery codes')).length === 1)
    const page = (await person.get('/api/second-factor')).text
    expect(page.match(/name="password"/g)).toHaveLength(2)
    expect(fresh).toHaveLength(10)
    expect(await giveCode(await afterPassword(site, person), recoveryCodes[0] ?? '')).toMatchObject(wrongCode)
    expect((await giveCode(await afterPassword(site, person), fresh[0] ?? '')).status).toBe(200)
  })

  it('can be turned off by a colleague, which signs the user out and emails them, but not by the user', async () => {
    const lost = await guard(site, await signUpEmployee(site))
    const colleague = await guard(site, await signUpEmployee(site))
    const { id } = await whoIs(lost.person)
    const reset = (of: number) => colleague.person.post(`/api/admin/people/${of}/second-factor/reset`)
    expect(await reset(id)).toMatchObject({ status: 403, json: { code: 'password_needed' } })
    await confirmPassword(colleague.person, { code: codeOf(site, colleague.secret) })
    expect((await reset((await whoIs(colleague.person)).id)).status).toBe(403)
    expect((await reset(id)).status).toBe(204)
    expect((await lost.person.get('/api/auth/user')).status).toBe(401)
    expect((await site.visitor().post('/api/login', { email: lost.person.email, password: PASSWORD })).status).toBe(200)
    await eventually(async () => (await mailsTo(site, lost.person.email, /was turned off/)).length === 1)
  })
})

describe('deleting an account with two-step sign-in', () => {
  const leave = (person: Browser, proof: { password: string; code?: string }) =>
    person.post('/api/account/delete', proof)
  const refused = (message: string) => ({ status: 400, json: { code: 'invalid_input', errors: { code: message } } })

  it('requires a code and the password', async () => {
    const { person, secret } = await guard(site, await signUpMember(site))
    expect(await leave(person, { password: PASSWORD })).toMatchObject(refused('Please enter a code'))
    expect(await leave(person, { password: PASSWORD, code: '000000' })).toMatchObject(
      refused('That code is wrong or was already used. Please enter a new one.'),
    )
    expect(await leave(person, { password: 'not mine', code: codeOf(site, secret) })).toMatchObject({ status: 400 })
    expect((await whoIs(person)).email).toBe(person.email)
    expect((await leave(person, { password: PASSWORD, code: codeOf(site, secret) })).status).toBe(204)
  })

  it('accepts a recovery code and limits attempts', async () => {
    const { person, recoveryCodes } = await guard(site, await signUpMember(site))
    for (let failure = 0; failure < 5; failure++) await leave(person, { password: PASSWORD, code: '000000' })
    const [code = ''] = recoveryCodes
    expect((await leave(person, { password: PASSWORD, code })).status).toBe(429)
    await site.pool.query('delete from rate_limits')
    expect((await leave(person, { password: PASSWORD, code })).status).toBe(204)
  })
})
