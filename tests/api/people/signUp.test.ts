import { describe, expect, it } from 'vitest'
import { mailedLink, mailsTo } from '../../support/mails.ts'
import { whoIs } from '../../support/members.ts'
import { eventually, PASSWORD, signUpByForm } from '../../support/people.ts'
import { sendForm, sendJson } from '../../support/rawHttp.ts'
import { useSite } from '../../support/site.ts'

const site = useSite()

const newcomer = (email: string, overrides: object = {}) => ({
  email,
  password: PASSWORD,
  firstName: 'Ada',
  lastName: 'Stone',
  ...overrides,
})

const rowOf = async (email: string) =>
  (await site.pool.query<Record<string, unknown>>('select * from users where email = $1', [email])).rows[0]

const signIn = (email: string, password = PASSWORD, from?: string, headers: Record<string, string> = {}) =>
  sendJson(site, 'POST', '/api/login', { email, password }, { from, headers })

describe('signing up', () => {
  it('creates a member account and a session', async () => {
    const visitor = site.visitor()
    const answer = await visitor.post('/api/signup', newcomer('ada@example.test'))
    expect(answer.status).toBe(201)
    expect(answer.json).toMatchObject({
      user: {
        email: 'ada@example.test',
        firstName: 'Ada',
        lastName: 'Stone',
        isSubscriber: false,
        isEmployee: false,
      },
    })
    expect(await whoIs(visitor)).toEqual((answer.json as { user: object }).user)
    expect(answer.text).not.toMatch(/token|hash|salt|handle/)
  })

  const forbidden: [string, unknown][] = [
    ['isEmployee', true],
    ['isSubscriber', true],
    ['id', 1],
    ['role', 'owner'],
    ['roles', ['employee']],
    ['sessions', [{ id: 'planted' }]],
    ['_verified', true],
    ['complimentaryUntil', '2999-01-01'],
    ['emailVerifiedAt', '2020-01-01'],
    ['constructor', {}],
  ]
  it.each(forbidden)('with %s is rejected and creates no account', async (key, value) => {
    const email = `with-${key.toLowerCase()}@example.test`
    const answer = await site.visitor().post('/api/signup', newcomer(email, { [key]: value }))
    expect(answer).toMatchObject({ status: 400, json: { code: 'invalid_input' } })
    expect(await rowOf(email)).toBeUndefined()
  })

  it('with a form field for a role is rejected', async () => {
    const fields = { ...newcomer('form-role@example.test'), role: 'owner' }
    expect((await sendForm(site, '/api/signup', fields)).status).toBe(400)
    expect(await rowOf('form-role@example.test')).toBeUndefined()
  })

  it('with an existing email in another case is rejected and leaves that account unchanged', async () => {
    await site.visitor().post('/api/signup', newcomer('Taken@Example.test'))
    const before = await rowOf('taken@example.test')
    const visitor = site.visitor()
    const answer = await visitor.post(
      '/api/signup',
      newcomer(' TAKEN@example.TEST ', { password: 'another long password', firstName: 'Eve' }),
    )
    expect(answer).toMatchObject({
      status: 409,
      json: { code: 'email_taken', errors: { email: 'An account with that email already exists. Please sign in.' } },
    })
    expect(await rowOf('taken@example.test')).toEqual(before)
    expect(visitor.cookies.size).toBe(0)
  })

  it('five times concurrently with one email creates one account', async () => {
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => site.visitor().post('/api/signup', newcomer('often@example.test'))),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409])
  })

  const weak = [
    '',
    'short12',
    'a'.repeat(129),
    'password',
    'Password1',
    'PASSWORD123',
    'aaaaaaaa',
    'abababab',
    'stonehunt1',
  ]
  it.each(weak)('with the password %j is rejected', async (password) => {
    const answer = await site.visitor().post('/api/signup', newcomer('weak@example.test', { password }))
    expect(answer.status).toBe(400)
    expect(answer.json).toMatchObject({ errors: { password: expect.any(String) as string } })
    expect(await rowOf('weak@example.test')).toBeUndefined()
  })

  it('with the email as the password is rejected', async () => {
    const answer = await site
      .visitor()
      .post('/api/signup', newcomer('same@example.test', { password: 'Same@Example.test' }))
    expect(answer).toMatchObject({ status: 400, json: { code: 'weak_password' } })
  })

  it.each(['eight8ch', 'x1'.repeat(63) + 'yz', 'pass phrase with späces ✓'])(
    'with the password %j succeeds',
    async (password) => {
      const email = `strong${password.length}@example.test`
      expect((await site.visitor().post('/api/signup', newcomer(email, { password }))).status).toBe(201)
      expect((await signIn(email, password)).status).toBe(200)
    },
  )

  it('accepts names of 1 to 80 characters and trims them', async () => {
    const tryName = (email: string, firstName: unknown) =>
      site.visitor().post('/api/signup', newcomer(email, { firstName }))
    expect((await tryName('name-a@example.test', '  É ')).json).toMatchObject({ user: { firstName: 'É' } })
    expect((await tryName('name-b@example.test', 'n'.repeat(80))).status).toBe(201)
    const refused = await Promise.all(
      ['', '   ', 'n'.repeat(81), 5, null].map((name) => tryName('name-c@example.test', name)),
    )
    for (const answer of refused) {
      expect(answer).toMatchObject({ status: 400, json: { errors: { firstName: expect.any(String) as string } } })
    }
  })

  it.each(['', 'nobody', 'a@b', 'a b@example.test'])('rejects the email %j', async (email) => {
    const answer = await site.visitor().post('/api/signup', newcomer(email))
    expect(answer).toMatchObject({ status: 400, json: { errors: { email: 'Please enter a valid email address' } } })
  })

  it('says of an email that is too long how long it may be', async () => {
    const answer = await site.visitor().post('/api/signup', newcomer(`${'x'.repeat(250)}@example.test`))
    expect(answer).toMatchObject({ status: 400, json: { errors: { email: 'Please use at most 254 characters' } } })
  })

  it('by form redirects only within this site', async () => {
    const to = async (email: string, redirect: string) =>
      (await sendForm(site, '/api/signup', newcomer(email, { redirect }))).headers.location
    expect(await to('form-a@example.test', '/content/3?x=1')).toBe('/content/3?x=1')
    expect(await to('form-b@example.test', '//evil.example')).toBe('/')
  })

  it('sends a link to a page whose button confirms the address once', async () => {
    const person = await signUpByForm(site, 'confirm@example.test')
    const link = await mailedLink(site, person.email, '/api/verify-email')
    expect(link.origin).toBe(site.url)
    const token = link.searchParams.get('token') ?? ''
    const page = (await site.visitor().get(link.pathname + link.search)).text
    expect(page).toMatch(/<form method="post" action="\/api\/verify-email">/)
    expect(page).toContain(`name="token" value="${token}"`)
    const first = await sendForm(site, '/api/verify-email', { token })
    expect([first.status, first.headers.location]).toEqual([303, '/api/login?notice=email_confirmed'])
    expect((await rowOf(person.email))?.['email_verified_at']).toBeInstanceOf(Date)
    const second = await sendForm(site, '/api/verify-email', { token })
    expect(second.headers.location).toBe('/api/verify-email?error=invalid_token')
    expect((await site.visitor().get('/api/verify-email?error=invalid_token')).text).toContain('no longer works')
    expect(await person.post('/api/verify-email', { token })).toMatchObject({
      status: 400,
      json: { code: 'invalid_token' },
    })
  })

  it('is not confirmed by opening the link', async () => {
    const person = await signUpByForm(site, 'scanned@example.test')
    const { pathname, search } = await mailedLink(site, person.email, '/api/verify-email')
    for (const method of ['HEAD', 'GET', 'GET', 'OPTIONS']) await site.visitor().send(method, pathname + search)
    expect((await rowOf(person.email))?.['email_verified_at']).toBeNull()
  })

  it('sends a new confirmation link, three an hour, until the address is confirmed', async () => {
    const person = await signUpByForm(site, 'again@example.test')
    const send = () => person.post('/api/verify-email/send')
    expect((await site.visitor().post('/api/verify-email/send')).status).toBe(401)
    expect([(await send()).status, (await send()).status, (await send()).status]).toEqual([202, 202, 429])
    await eventually(async () => (await mailsTo(site, person.email, /confirm your email/)).length === 3)
    const token = (await mailedLink(site, person.email, '/api/verify-email')).searchParams.get('token')
    expect((await person.post('/api/verify-email', { token })).status).toBe(200)
    expect(await send()).toMatchObject({ status: 409, json: { code: 'email_confirmed' } })
  })
})
