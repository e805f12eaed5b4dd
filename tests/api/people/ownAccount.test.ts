import { describe, expect, it } from 'vitest'
import { deleteAtCards, subscriptionsOf } from '../../support/cards.ts'
import { mailedLink, mailsTo } from '../../support/mails.ts'
import { signInElsewhere, signUpPatron, signUpWithCard, whoIs } from '../../support/members.ts'
import { confirmEmail, eventually, PASSWORD, signUpMember } from '../../support/people.ts'
import { VISA } from '../../support/memberships.ts'
import { useSite } from '../../support/site.ts'

const site = useSite()
const NEW = 'thirteen rough geodes'

describe('one’s own account', () => {
  it('says how it is set up', async () => {
    const person = await signUpMember(site)
    const facts = { isEmailConfirmed: false, hasPassword: true, isSecondFactorOn: false }
    expect((await person.get('/api/account')).json).toMatchObject(facts)
    await confirmEmail(site, person)
    expect((await person.get('/api/account')).json).toMatchObject({ ...facts, isEmailConfirmed: true })
    expect((await site.visitor().get('/api/account')).status).toBe(401)
  })

  it('changes its name, and refuses one that is empty or too long, or more than a name', async () => {
    const person = await signUpMember(site)
    const changed = await person.patch('/api/account', { firstName: ' Ada ', lastName: 'Lake' })
    expect(changed).toMatchObject({ status: 200, json: { firstName: 'Ada', lastName: 'Lake' } })
    expect(await whoIs(person)).toMatchObject({ firstName: 'Ada', lastName: 'Lake' })
    for (const body of [
      { firstName: '', lastName: 'Lake' },
      { firstName: 'x'.repeat(81), lastName: 'Lake' },
      { firstName: 'Ada\u202e', lastName: 'Lake' },
      { firstName: 'Ada', lastName: 'Lake', isEmployee: true },
      { firstName: 'Ada', lastName: 'Lake', email: 'other@example.test' },
    ])
      expect((await person.patch('/api/account', body)).status).toBe(400)
    expect(await whoIs(person)).toMatchObject({ firstName: 'Ada', lastName: 'Lake', email: person.email })
    expect((await site.visitor().patch('/api/account', { firstName: 'A', lastName: 'B' })).status).toBe(401)
  })
})

describe('a changed password', () => {
  it('opens the account, the old one does not, and every other device is signed out', async () => {
    const person = await signUpMember(site)
    const elsewhere = await signInElsewhere(site, person)
    await person.post('/api/forgot-password', { email: person.email })
    const link = await mailedLink(site, person.email, '/api/reset-password')
    const changed = await person.post('/api/account/password', { currentPassword: PASSWORD, password: NEW })
    expect(changed.status).toBe(204)
    expect((await person.get('/api/auth/user')).status).toBe(200)
    expect((await elsewhere.get('/api/auth/user')).status).toBe(401)
    await expect(signInElsewhere(site, person)).rejects.toThrow('401')
    expect((await (await signInElsewhere(site, person, NEW)).get('/api/auth/user')).status).toBe(200)
    // A link that was mailed before would set another one.
    const token = new URL(link).searchParams.get('token')
    const reset = await site.visitor().post('/api/reset-password', { token, password: 'another one of mine' })
    expect(reset).toMatchObject({ status: 400, json: { code: 'invalid_token' } })
    await eventually(async () => (await mailsTo(site, person.email, 'Your password was changed')).length === 1)
  })

  it.each([
    ['a wrong current one', { currentPassword: 'guess', password: NEW }, 'wrong_password'],
    ['one that is too short', { currentPassword: PASSWORD, password: 'short' }, 'invalid_input'],
    ['a common one', { currentPassword: PASSWORD, password: 'password123' }, 'weak_password'],
  ])('is refused with %s, and changes nothing', async (_what, body, code) => {
    const person = await signUpMember(site)
    const elsewhere = await signInElsewhere(site, person)
    expect(await person.post('/api/account/password', body)).toMatchObject({ status: 400, json: { code } })
    expect((await elsewhere.get('/api/auth/user')).status).toBe(200)
    expect((await (await signInElsewhere(site, person)).get('/api/auth/user')).status).toBe(200)
  })

  it('can’t be the account’s own address', async () => {
    const person = await signUpMember(site)
    const answer = await person.post('/api/account/password', { currentPassword: PASSWORD, password: person.email })
    expect(answer).toMatchObject({ status: 400, json: { code: 'weak_password' } })
  })

  it('is not found by guessing the current one', async () => {
    const person = await signUpMember(site)
    const guess = (index: number) =>
      person.post('/api/account/password', { currentPassword: `guess ${index}`, password: NEW })
    const statuses: number[] = []
    for (let index = 0; index < 12; index++) statuses.push((await guess(index)).status)
    expect(statuses.filter((status) => status === 400).length).toBeLessThanOrEqual(5)
    expect(statuses.at(-1)).toBe(429)
  })
})

describe('keeping a membership', () => {
  it('needs one that runs', async () => {
    const refusal = { status: 402, json: { code: 'no_active_subscription' } }
    expect(await (await signUpMember(site)).post('/api/subscription/keep')).toMatchObject(refusal)
    // A gift is not billed, so nothing was canceled.
    expect(await (await signUpPatron(site)).post('/api/subscription/keep')).toMatchObject(refusal)
  })

  it('answers clearly when the subscription is gone at the card provider', async () => {
    const person = await signUpWithCard(site, VISA)
    const [subscription] = await subscriptionsOf(site, (await whoIs(person)).id)
    await deleteAtCards(site, `subscriptions/${subscription?.id ?? ''}`)
    expect((await person.post('/api/subscription/keep')).status).toBe(402)
  })
})
