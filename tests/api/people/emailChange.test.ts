import { describe, expect, it } from 'vitest'
import type { Browser } from '../../support/Browser.ts'
import { askCards } from '../../support/cards.ts'
import { mailedLink, mailsTo } from '../../support/mails.ts'
import { signInElsewhere, signUpWithCard, whoIs } from '../../support/members.ts'
import { VISA } from '../../support/memberships.ts'
import {
  confirmEmail,
  eventually,
  PASSWORD,
  signUpByForm,
  signUpConfirmed,
  signUpMember,
} from '../../support/people.ts'
import { codeOf, guard } from '../../support/secondFactor.ts'
import { useSite } from '../../support/site.ts'

const site = useSite()
type Person = Browser & { email: string }

let count = 0
const fresh = () => `moved${++count}@example.test`
const ask = (person: Browser, email: string, proof: object = { password: PASSWORD }) =>
  person.post('/api/account/email', { email, ...proof })
const tokenFor = async (email: string, path: string) =>
  (await mailedLink(site, email, path)).searchParams.get('token') ?? ''
const confirm = (browser: Browser, token: string) => browser.post('/api/change-email', { token })
const undo = (browser: Browser, token: string) => browser.post('/api/undo-email-change', { token })
const invalid = { status: 400, json: { code: 'invalid_token' } }

const at = (email: string) => Object.assign(site.visitor(), { email })

async function linksTo(email: string): Promise<string[]> {
  const mails = await mailsTo(site, email)
  return mails.flatMap((mail) => /change-email\?token=([\w-]+)/.exec(mail)?.[1] ?? [])
}

/** Asks for the change and presses the button of the emailed link. */
async function move(person: Person, email = fresh(), browser: Browser = person): Promise<string> {
  expect((await ask(person, email)).status).toBe(202)
  expect((await confirm(browser, await tokenFor(email, '/api/change-email'))).status).toBe(200)
  return email
}

describe('a new email address', () => {
  it('is the account’s once its link is confirmed, and other sessions end', async () => {
    const person = await signUpConfirmed(site)
    const elsewhere = await signInElsewhere(site, person)
    const email = fresh()
    expect((await ask(person, email.toUpperCase())).status).toBe(202)
    expect((await person.get('/api/account')).json).toMatchObject({ pendingEmail: email })
    expect((await whoIs(person)).email).toBe(person.email)
    const link = await mailedLink(site, email, '/api/change-email')
    const page = await site.visitor().get(`${link.pathname}${link.search}`)
    expect(page.text).toContain('Use this address')
    expect((await whoIs(person)).email).toBe(person.email)
    expect((await confirm(person, link.searchParams.get('token') ?? '')).status).toBe(200)
    expect(await whoIs(person)).toMatchObject({ email })
    expect((await person.get('/api/account')).json).toMatchObject({ pendingEmail: null, isEmailConfirmed: true })
    expect((await elsewhere.get('/api/auth/user')).status).toBe(401)
    await expect(signInElsewhere(site, person)).rejects.toThrow('401')
    await signInElsewhere(site, at(email))
    expect(await confirm(person, link.searchParams.get('token') ?? '')).toMatchObject(invalid)
  })

  it('can be confirmed in another browser, which signs out this one', async () => {
    const person = await signUpConfirmed(site)
    await move(person, fresh(), site.visitor())
    expect((await person.get('/api/auth/user')).status).toBe(401)
  })

  it('is refused with a wrong password, without a code where one is needed, and as the address of now', async () => {
    const person = await signUpConfirmed(site)
    expect(await ask(person, fresh(), { password: 'guess' })).toMatchObject({
      status: 400,
      json: { errors: { password: expect.any(String) as string } },
    })
    expect(await ask(person, person.email)).toMatchObject({
      status: 400,
      json: { errors: { email: expect.any(String) as string } },
    })
    for (const email of ['no address', 'x@deleted.invalid', '']) expect((await ask(person, email)).status).toBe(400)
    expect((await ask(site.visitor(), fresh())).status).toBe(401)
    const { secret } = await guard(site, person)
    const email = fresh()
    expect(await ask(person, email)).toMatchObject({ status: 400, json: { errors: { code: 'Please enter a code' } } })
    expect((await ask(person, email, { password: PASSWORD, code: codeOf(site, secret) })).status).toBe(202)
  })

  it('that has an account gets no email, and the answer is the same', async () => {
    const [person, other] = [await signUpConfirmed(site), await signUpConfirmed(site)]
    const [taken, free] = [await ask(person, other.email), await ask(person, fresh())]
    expect([taken.status, Object.keys(taken.json as object)]).toEqual([free.status, Object.keys(free.json as object)])
    await tokenFor(`moved${count}@example.test`, '/api/change-email')
    expect(await mailsTo(site, other.email, /confirm your new email/)).toEqual([])
  })

  it('that somebody signs up with in the meantime stays theirs', async () => {
    const person = await signUpConfirmed(site)
    const email = fresh()
    await ask(person, email)
    const token = await tokenFor(email, '/api/change-email')
    await signUpMember(site, email)
    expect(await confirm(person, token)).toMatchObject(invalid)
    expect((await whoIs(person)).email).toBe(person.email)
  })

  it('goes to one of two accounts that confirm it at the same moment', async () => {
    const people = [await signUpConfirmed(site), await signUpConfirmed(site)]
    const email = fresh()
    const tokens: string[] = []
    for (const person of people) {
      await ask(person, email)
      await eventually(async () => (await linksTo(email)).length > tokens.length)
      tokens.push((await linksTo(email)).find((token) => !tokens.includes(token)) ?? '')
    }
    const answers = await Promise.all(people.map((person, index) => confirm(person, tokens[index] ?? '')))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400])
  })

  it('is replaced by a later one and can be taken back; a few links an hour are enough', async () => {
    const person = await signUpConfirmed(site)
    const [first, second, third] = [fresh(), fresh(), fresh()]
    await ask(person, first)
    const token = await tokenFor(first, '/api/change-email')
    await ask(person, second)
    expect(await confirm(person, token)).toMatchObject(invalid)
    const latest = await tokenFor(second, '/api/change-email')
    expect((await person.delete('/api/account/email')).status).toBe(204)
    expect(await confirm(person, latest)).toMatchObject(invalid)
    expect((await ask(person, third)).status).toBe(202)
    expect((await ask(person, fresh())).status).toBe(429)
  })

  it('ends links that were mailed to the old one', async () => {
    const person = await signUpConfirmed(site)
    await person.post('/api/forgot-password', { email: person.email })
    const token = await tokenFor(person.email, '/api/reset-password')
    await move(person)
    const answer = await site.visitor().post('/api/reset-password', { token, password: 'thirteen rough geodes' })
    expect(answer).toMatchObject(invalid)
  })

  it('is also that of the customer at the card provider', async () => {
    const person = await signUpWithCard(site, VISA)
    await confirmEmail(site, person)
    const email = await move(person)
    const { rows } = await site.pool.query<{ id: string }>(
      'select card_customer_id as id from users where email = $1',
      [email],
    )
    const customer = `customers/${rows[0]?.id ?? ''}`
    await eventually(async () => (await askCards<{ email: string }>(site, customer)).email === email)
  })
})

describe('the old email address', () => {
  it('gets the account back with one press, and the password that was used no longer works', async () => {
    const person = await signUpConfirmed(site)
    const email = await move(person)
    const token = await tokenFor(person.email, '/api/undo-email-change')
    // Nobody can take the address in the meantime.
    const squatter = site.visitor()
    const form = { email: person.email, password: PASSWORD, firstName: 'A', lastName: 'B' }
    expect((await squatter.post('/api/signup', form)).status).toBe(409)
    expect((await undo(site.visitor(), token)).status).toBe(200)
    expect((await person.get('/api/auth/user')).status).toBe(401)
    await expect(signInElsewhere(site, person)).rejects.toThrow('401')
    await expect(signInElsewhere(site, at(email))).rejects.toThrow('401')
    const reset = await tokenFor(person.email, '/api/reset-password')
    const password = 'thirteen rough geodes'
    expect((await site.visitor().post('/api/reset-password', { token: reset, password })).status).toBe(200)
    expect(await whoIs(await signInElsewhere(site, person, password))).toMatchObject({ email: person.email })
    expect(await undo(site.visitor(), token)).toMatchObject(invalid)
  })

  it('closes every way in that was opened since: a second step, and the link of a second change', async () => {
    const person = await signUpConfirmed(site)
    const second = await move(person)
    const { secret } = await guard(site, person)
    const third = fresh()
    expect((await ask(person, third, { password: PASSWORD, code: codeOf(site, secret) })).status).toBe(202)
    expect((await confirm(person, await tokenFor(third, '/api/change-email'))).status).toBe(200)
    const later = await tokenFor(second, '/api/undo-email-change')
    expect((await undo(site.visitor(), await tokenFor(person.email, '/api/undo-email-change'))).status).toBe(200)
    expect(await undo(site.visitor(), later)).toMatchObject(invalid)
    const reset = await tokenFor(person.email, '/api/reset-password')
    const password = 'thirteen rough geodes'
    await site.visitor().post('/api/reset-password', { token: reset, password })
    expect(await whoIs(await signInElsewhere(site, person, password))).toMatchObject({ email: person.email })
  })

  it('that was never confirmed can’t take the account: it may be a stranger’s', async () => {
    const person = await signUpByForm(site)
    await move(person)
    await eventually(async () => (await mailsTo(site, person.email)).length > 0)
    expect(await mailsTo(site, person.email, 'Your account has a new email address')).toEqual([])
  })
})
