import { describe, expect, it } from 'vitest'
import { mailedLink, mailsTo } from '../support/mails.ts'
import { signInElsewhere, whoIs } from '../support/members.ts'
import { sendFromPanel } from '../support/panel.ts'
import { eventually, PASSWORD, signUpEmployee, signUpMember } from '../support/people.ts'
import { sendForm, sendJson } from '../support/rawHttp.ts'
import { useSite } from '../support/site.ts'

const site = useSite()
const WRONG = 'a stone nobody found'

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
const failTimes = async (times: number, email: string, from: string) => {
  for (let failure = 0; failure < times; failure++) await signIn(email, WRONG, from)
}

describe('signing up', () => {
  it('opens a member’s account and signs in', async () => {
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
    ['role', 'employee'],
    ['roles', ['employee']],
    ['sessions', [{ id: 'planted' }]],
    ['_verified', true],
    ['complimentaryUntil', '2999-01-01'],
    ['emailVerifiedAt', '2020-01-01'],
    ['constructor', {}],
  ]
  it.each(forbidden)('with %s is refused and opens nothing', async (key, value) => {
    const email = `with-${key.toLowerCase()}@example.test`
    const answer = await site.visitor().post('/api/signup', newcomer(email, { [key]: value }))
    expect(answer).toMatchObject({ status: 400, json: { code: 'invalid_input' } })
    expect(await rowOf(email)).toBeUndefined()
  })

  it('with a form field for a role is refused as well', async () => {
    const fields = { ...newcomer('form-role@example.test'), isEmployee: 'on' }
    expect((await sendForm(site, '/api/signup', fields)).status).toBe(400)
    expect(await rowOf('form-role@example.test')).toBeUndefined()
  })

  it('knows an e-mail again in any case, and leaves that account untouched', async () => {
    await site.visitor().post('/api/signup', newcomer('Taken@Example.test'))
    const before = await rowOf('taken@example.test')
    const visitor = site.visitor()
    const answer = await visitor.post(
      '/api/signup',
      newcomer(' TAKEN@example.TEST ', { password: 'another long password', firstName: 'Eve' }),
    )
    expect(answer).toMatchObject({
      status: 409,
      json: { code: 'email_taken', errors: { email: 'An account with that e-mail already exists.' } },
    })
    expect(await rowOf('taken@example.test')).toEqual(before)
    expect(visitor.cookies.size).toBe(0)
  })

  it('makes one account of the same e-mail sent five times at once', async () => {
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
  it.each(weak)('with the password %j is refused', async (password) => {
    const answer = await site.visitor().post('/api/signup', newcomer('weak@example.test', { password }))
    expect(answer.status).toBe(400)
    expect(answer.json).toMatchObject({ errors: { password: expect.any(String) as string } })
    expect(await rowOf('weak@example.test')).toBeUndefined()
  })

  it('with the e-mail for a password is refused', async () => {
    const answer = await site
      .visitor()
      .post('/api/signup', newcomer('same@example.test', { password: 'Same@Example.test' }))
    expect(answer).toMatchObject({ status: 400, json: { code: 'weak_password' } })
  })

  it.each(['eight8ch', 'x1'.repeat(63) + 'yz', 'pass phrase with späces ✓'])(
    'with the password %j works',
    async (password) => {
      const email = `strong${password.length}@example.test`
      expect((await site.visitor().post('/api/signup', newcomer(email, { password }))).status).toBe(201)
      expect((await signIn(email, password)).status).toBe(200)
    },
  )

  it('takes names of 1 to 80 characters, without the blanks around them', async () => {
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

  it.each(['', 'nobody', 'a@b', 'a b@example.test', `${'x'.repeat(250)}@example.test`])(
    'refuses the e-mail %j',
    async (email) => {
      const answer = await site.visitor().post('/api/signup', newcomer(email))
      expect(answer).toMatchObject({ status: 400, json: { errors: { email: 'Please enter a valid email address' } } })
    },
  )

  it('by form leads to an own address only', async () => {
    const to = async (email: string, redirect: string) =>
      (await sendForm(site, '/api/signup', newcomer(email, { redirect }))).headers.location
    expect(await to('form-a@example.test', '/content/3?x=1')).toBe('/content/3?x=1')
    expect(await to('form-b@example.test', '//evil.example')).toBe('/')
  })

  it('mails a link that confirms the address, once', async () => {
    const person = await signUpMember(site, 'confirm@example.test')
    const link = await mailedLink(site, person.email, '/api/verify-email')
    expect(link.origin).toBe(site.url)
    expect((await rowOf(person.email))?.['email_verified_at']).toBeNull()
    const first = await person.get(link.pathname + link.search)
    expect(first.headers.get('location')).toBe('/api/login?notice=email_confirmed')
    expect((await rowOf(person.email))?.['email_verified_at']).toBeInstanceOf(Date)
    const second = await person.get(link.pathname + link.search)
    expect(second.headers.get('location')).toBe('/api/login?error=invalid_token')
  })
})

describe('signing in', () => {
  it('gives a cookie that scripts cannot read and other sites cannot send along', async () => {
    const { email } = await signUpMember(site)
    const answer = await signIn(email)
    expect(answer.status).toBe(200)
    expect(answer.json).toMatchObject({ user: { email } })
    const [cookie = ''] = answer.headers['set-cookie'] ?? []
    expect(cookie).toMatch(/^stonehunt-token=[\w-]+\.[\w-]+\.[\w-]+; /)
    expect(cookie).toMatch(/; HttpOnly/)
    expect(cookie).toMatch(/; SameSite=Lax/)
    expect(cookie).toMatch(/; Path=\/(;|$)/)
    expect(cookie).toMatch(/; Max-Age=2592000/)
    expect(cookie).not.toMatch(/Domain=/)
    expect(answer.text).not.toContain('eyJ')
  })

  it('does not care about the case of the e-mail or blanks around it', async () => {
    const { email } = await signUpMember(site)
    expect((await signIn(`  ${email.toUpperCase()} `)).status).toBe(200)
  })

  it('by form goes to the wished address, or back to the form with what was wrong', async () => {
    const { email } = await signUpMember(site)
    const form = (fields: Record<string, string>, page = '/api/login') => sendForm(site, page, { email, ...fields })
    expect(await form({ password: PASSWORD, redirect: '/subscribe' })).toMatchObject({
      status: 303,
      headers: { location: '/subscribe' },
    })
    expect(await form({ password: PASSWORD })).toMatchObject({ status: 303, headers: { location: '/' } })
    expect(await form({ password: WRONG, redirect: '/subscribe' })).toMatchObject({
      status: 303,
      headers: { location: '/api/login?error=wrong_credentials&redirect=%2Fsubscribe' },
    })
  })

  it.each([
    '//evil.example',
    '/\\evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    '/%5cevil.example',
    '/\tevil',
    '',
  ])('by form never leads to %j', async (redirect) => {
    const { email } = await signUpMember(site)
    const answer = await sendForm(site, '/api/login', { email, password: PASSWORD, redirect })
    expect(answer).toMatchObject({ status: 303, headers: { location: '/' } })
  })

  it('answers an unknown e-mail and a wrong password alike, and takes as long', async () => {
    const { email } = await signUpMember(site)
    const measure = async (who: string) => {
      const began = performance.now()
      const answer = await signIn(who, WRONG, '127.0.1.1')
      return { took: performance.now() - began, answer }
    }
    const known = [await measure(email), await measure(email), await measure(email)]
    const unknown = [
      await measure('nobody-a@example.test'),
      await measure('nobody-b@example.test'),
      await measure('nobody-c@example.test'),
    ]
    for (const { answer } of [...known, ...unknown]) {
      expect(answer.status).toBe(401)
      expect(answer.text).toBe(known[0]?.answer.text)
    }
    const fastest = (list: { took: number }[]) => Math.min(...list.map(({ took }) => took))
    // Without the same work for an unknown address this is twelve times faster.
    expect(fastest(unknown)).toBeGreaterThan(fastest(known) / 3)
  })

  it('makes whoever failed five times wait, also with the right password and with invented proxies', async () => {
    const { email } = await signUpMember(site)
    await failTimes(5, email, '127.0.2.1')
    const sixth = await signIn(email, WRONG, '127.0.2.1')
    expect(sixth).toMatchObject({ status: 429, json: { code: 'too_many_requests' } })
    expect(Number(sixth.headers['retry-after'])).toBeGreaterThan(25)
    expect(Number(sixth.headers['retry-after'])).toBeLessThanOrEqual(30)
    expect((await signIn(email, PASSWORD, '127.0.2.1')).status).toBe(429)
    const invented = await signIn(email, WRONG, '127.0.2.1', {
      'x-forwarded-for': '203.0.113.9',
      forwarded: 'for=203.0.113.9',
    })
    expect(invented.status).toBe(429)
  })

  it('by form tells how long to wait', async () => {
    const { email } = await signUpMember(site)
    await failTimes(5, email, '127.0.2.2')
    const answer = await sendForm(site, '/api/login', { email, password: PASSWORD }, { from: '127.0.2.2' })
    expect(answer.headers.location).toMatch(/^\/api\/login\?error=too_many_requests&wait=\d+$/)
  })

  it('lets the owner in from elsewhere meanwhile, and others from the same address', async () => {
    const owner = await signUpMember(site)
    const other = await signUpMember(site)
    await failTimes(6, owner.email, '127.0.3.1')
    expect((await signIn(owner.email, PASSWORD, '127.0.3.1')).status).toBe(429)
    expect((await signIn(owner.email, PASSWORD, '127.0.3.2')).status).toBe(200)
    expect((await signIn(other.email, PASSWORD, '127.0.3.1')).status).toBe(200)
  })

  it('counts anew after the right password', async () => {
    const { email } = await signUpMember(site)
    await failTimes(4, email, '127.0.4.1')
    expect((await signIn(email, PASSWORD, '127.0.4.1')).status).toBe(200)
    await failTimes(4, email, '127.0.4.1')
    expect((await signIn(email, PASSWORD, '127.0.4.1')).status).toBe(200)
  })

  it('makes the wait longer with each failure after it, up to twelve hours', async () => {
    const { email } = await signUpMember(site)
    await failTimes(5, email, '127.0.5.1')
    const waits: number[] = []
    for (const failures of [6, 7, 30]) {
      await site.pool.query('update sign_in_tries set failures = $1', [failures])
      waits.push(Number((await signIn(email, PASSWORD, '127.0.5.1')).headers['retry-after']))
    }
    expect(waits.map((wait) => Math.ceil(wait / 10) * 10)).toEqual([60, 120, 43_200])
  })

  it('refuses an address after more than thirty failures an hour, whoever it tries', async () => {
    const { email } = await signUpMember(site)
    await site.pool.query('delete from sign_in_tries')
    await signIn('guess@example.test', WRONG, '127.0.6.1')
    await site.pool.query('update sign_in_tries set failures = 31')
    const answer = await signIn(email, PASSWORD, '127.0.6.1')
    expect(answer.status).toBe(429)
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(3000)
    expect((await signIn(email, PASSWORD, '127.0.6.2')).status).toBe(200)
    await site.pool.query('delete from sign_in_tries')
  })

  it('eight times at once gives eight sessions that all hold', async () => {
    const person = await signUpMember(site)
    const browsers = await Promise.all(Array.from({ length: 8 }, () => signInElsewhere(site, person)))
    const answers = await Promise.all([...browsers, person].map((browser) => browser.get('/api/auth/user')))
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 9 }, () => 200))
    expect(new Set(browsers.map(({ cookies }) => cookies.get('stonehunt-token'))).size).toBe(8)
  })

  it('never keeps a token that was there before', async () => {
    const person = await signUpMember(site)
    const planted = person.cookies.get('stonehunt-token') ?? ''
    await person.post('/api/login', { email: person.email, password: PASSWORD })
    expect(person.cookies.get('stonehunt-token')).not.toBe(planted)
    expect((await whoIs(person)).email).toBe(person.email)
    const thief = site.visitor()
    thief.cookies.set('stonehunt-token', planted)
    expect((await thief.get('/api/auth/user')).status).toBe(401)
  })

  it.each(['', 'x', 'a.b.c', 'eyJhbGciOiJub25lIn0.eyJpZCI6MSwiY29sbGVjdGlvbiI6InVzZXJzIn0.'])(
    'is not believed for the token %j',
    async (token) => {
      const visitor = site.visitor()
      visitor.cookies.set('stonehunt-token', token)
      expect(await visitor.get('/api/auth/user')).toMatchObject({ status: 401, json: { message: 'Unauthorized' } })
    },
  )

  it('is not believed for a real token changed by one character', async () => {
    const person = await signUpMember(site)
    const token = person.cookies.get('stonehunt-token') ?? ''
    const at = token.lastIndexOf('.') + 5
    person.cookies.set('stonehunt-token', token.slice(0, at) + (token[at] === 'A' ? 'B' : 'A') + token.slice(at + 1))
    expect((await person.get('/api/auth/user')).status).toBe(401)
  })
})

describe('a session', () => {
  it('is over on the server after signing out, also for whoever copied the cookie', async () => {
    const person = await signUpMember(site)
    const thief = site.visitor()
    for (const [name, value] of person.cookies) thief.cookies.set(name, value)
    expect((await thief.get('/api/auth/user')).status).toBe(200)
    expect((await person.post('/api/logout')).status).toBe(204)
    expect(person.cookies.has('stonehunt-token')).toBe(false)
    expect(await thief.get('/api/auth/user')).toMatchObject({ status: 401, json: { message: 'Unauthorized' } })
  })

  it('is over by the header’s link as well, in this browser only', async () => {
    const person = await signUpMember(site)
    const elsewhere = await signInElsewhere(site, person)
    expect(await person.get('/api/logout')).toMatchObject({ status: 303 })
    expect((await person.get('/api/auth/user')).status).toBe(401)
    expect((await elsewhere.get('/api/auth/user')).status).toBe(200)
  })

  it('ends when its time is over', async () => {
    const person = await signUpMember(site)
    await site.pool.query(
      `update users_sessions set expires_at = now() - interval '1 second' where _parent_id = (select id from users where email = $1)`,
      [person.email],
    )
    expect((await person.get('/api/auth/user')).status).toBe(401)
  })

  it('of an employee lasts twelve hours, not a month', async () => {
    const { email } = await signUpEmployee(site)
    const answer = await sendJson(site, 'POST', '/api/employee-login', { email, password: PASSWORD })
    expect(answer.headers['set-cookie']?.[0]).toMatch(/; Max-Age=43200;/)
  })

  it('ends with the account', async () => {
    const person = await signUpMember(site)
    await site.payload.delete({ collection: 'users', where: { email: { equals: person.email } }, overrideAccess: true })
    expect((await person.get('/api/auth/user')).status).toBe(401)
  })
})

describe('the employees’ sign-in', () => {
  it('lets employees in and leads them to their page', async () => {
    const { email } = await signUpEmployee(site)
    const answer = await site.visitor().post('/api/employee-login', { email, password: PASSWORD })
    expect(answer).toMatchObject({ status: 200, json: { user: { isEmployee: true } } })
    const form = await sendForm(site, '/api/employee-login', { email, password: PASSWORD })
    expect(form).toMatchObject({ status: 303, headers: { location: '/admin' } })
  })

  it('refuses members after the right password, and tells nothing after a wrong one', async () => {
    const { email } = await signUpMember(site)
    const visitor = site.visitor()
    const refused = await visitor.post('/api/employee-login', { email, password: PASSWORD })
    expect(refused).toMatchObject({ status: 403, json: { code: 'employees_only' } })
    expect(visitor.cookies.size).toBe(0)
    expect(await visitor.post('/api/employee-login', { email, password: WRONG })).toMatchObject({
      status: 401,
      json: { code: 'wrong_credentials' },
    })
  })
})

describe('a forgotten password', () => {
  it('is replaced by a mailed link, once, and ends every session', async () => {
    const person = await signUpMember(site)
    const elsewhere = await signInElsewhere(site, person)
    expect((await site.visitor().post('/api/forgot-password', { email: person.email.toUpperCase() })).status).toBe(202)
    const link = await mailedLink(site, person.email, '/api/reset-password')
    const token = link.searchParams.get('token') ?? ''
    const choose = (password: string) => site.visitor().post('/api/reset-password', { token, password })

    expect(await choose('password1')).toMatchObject({ status: 400, json: { code: 'weak_password' } })
    expect(await choose('short')).toMatchObject({ status: 400, json: { code: 'weak_password' } })
    expect((await person.get('/api/auth/user')).status).toBe(200)

    expect((await choose('a new walk by the river')).status).toBe(200)
    expect((await person.get('/api/auth/user')).status).toBe(401)
    expect((await elsewhere.get('/api/auth/user')).status).toBe(401)
    expect((await signIn(person.email)).status).toBe(401)
    expect((await signIn(person.email, 'a new walk by the river')).status).toBe(200)
    expect(await choose('yet another river walk')).toMatchObject({ status: 400, json: { code: 'invalid_token' } })
    expect((await signIn(person.email, 'a new walk by the river')).status).toBe(200)
  })

  it('is asked for with the same answer whether there is an account or not', async () => {
    const { email } = await signUpMember(site)
    const known = await site.visitor().post('/api/forgot-password', { email })
    const unknown = await site.visitor().post('/api/forgot-password', { email: 'nobody-at-all@example.test' })
    expect([unknown.status, unknown.text]).toEqual([known.status, known.text])
    await mailedLink(site, email, '/api/reset-password')
    expect(await mailsTo(site, 'nobody-at-all@example.test')).toEqual([])
  })

  it('is mailed with this site’s own address, whatever host the request names', async () => {
    const { email } = await signUpMember(site)
    const headers = { host: 'evil.example', 'x-forwarded-host': 'evil.example' }
    expect((await sendJson(site, 'POST', '/api/forgot-password', { email }, { headers })).status).toBe(202)
    expect((await mailedLink(site, email, '/api/reset-password')).origin).toBe(site.url)
    expect((await mailsTo(site, email)).join()).not.toContain('evil.example')
  })

  it('cannot be replaced by a link that is over, or that confirms an address', async () => {
    const person = await signUpMember(site)
    await site.visitor().post('/api/forgot-password', { email: person.email })
    const token = (await mailedLink(site, person.email, '/api/reset-password')).searchParams.get('token')
    const other = (await mailedLink(site, person.email, '/api/verify-email')).searchParams.get('token')
    await site.pool.query(
      `update mailed_links set expires_at = now() - interval '1 second' where purpose = 'reset-password'`,
    )
    const choose = (value: unknown) =>
      site.visitor().post('/api/reset-password', { token: value, password: 'a new walk by the river' })
    for (const value of [token, other, '', 'x'.repeat(43)]) {
      expect(await choose(value)).toMatchObject({ status: 400, json: { code: 'invalid_token' } })
    }
    expect((await signIn(person.email)).status).toBe(200)
  })

  it('is nowhere in the database as it could be used', async () => {
    const person = await signUpMember(site)
    await site.visitor().post('/api/forgot-password', { email: person.email })
    const token = (await mailedLink(site, person.email, '/api/reset-password')).searchParams.get('token')
    const { rows } = await site.pool.query('select * from mailed_links')
    expect(JSON.stringify(rows)).not.toContain(token)
    const { rows: users } = await site.pool.query('select * from users where email = $1', [person.email])
    expect(JSON.stringify(users)).not.toContain(PASSWORD)
  })

  it('by form leads on, and back with what was wrong', async () => {
    const { email } = await signUpMember(site)
    expect(await sendForm(site, '/api/forgot-password', { email })).toMatchObject({
      headers: { location: '/api/forgot-password?sent=1' },
    })
    const token = (await mailedLink(site, email, '/api/reset-password')).searchParams.get('token') ?? ''
    expect(await sendForm(site, '/api/reset-password', { token, password: 'password1' })).toMatchObject({
      headers: { location: `/api/reset-password?token=${token}&error=weak_password` },
    })
    expect(await sendForm(site, '/api/reset-password', { token, password: 'a new walk by the river' })).toMatchObject({
      headers: { location: '/api/login?notice=password_changed' },
    })
  })
})

describe('the forms and limits of signing in', () => {
  it('count thirty wrong passwords at once as thirty: five are looked at, the rest wait', async () => {
    const { email } = await signUpMember(site)
    const answers = await Promise.all(
      Array.from({ length: 30 }, () => site.visitor().post('/api/login', { email, password: 'not this one at all' })),
    )
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(5)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(25)
    await site.pool.query('delete from sign_in_tries')
  })

  it('send a form that was filled in wrong back to its page, which says what it wants', async () => {
    const body = new URLSearchParams({ email: 'form@example.test', password: 'short', firstName: 'A', lastName: 'B' })
    const answer = await site.visitor().send('POST', '/api/signup', {
      raw: body.toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
    expect(answer.status).toBe(303)
    const page = await site.visitor().get(answer.headers.get('location') ?? '')
    expect(page.text).toContain('Please use 8 to 128 characters for the password')
  })

  it('keep what was typed, once, but never the password', async () => {
    const visitor = site.visitor()
    const fields = { email: 'kept@example.test', password: 'not it at all', firstName: '"Ann"', lastName: 'Kept' }
    const answer = await visitor.send('POST', '/api/login', {
      raw: new URLSearchParams({ email: fields.email, password: fields.password }).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
    const back = await visitor.get(answer.headers.get('location') ?? '')
    expect(back.text).toContain('value="kept@example.test"')
    expect(back.text).not.toContain(fields.password)
    expect((await visitor.get('/api/login')).text).not.toContain('kept@example.test')
    const again = await visitor.send('POST', '/api/signup', {
      raw: new URLSearchParams({ ...fields, password: 'short' }).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
    const form = await visitor.get(again.headers.get('location') ?? '')
    expect(form.text).toMatch(/value="&(#34|quot);Ann&(#34|quot);"/)
    expect(form.text).toContain('value="Kept"')
  })

  it('are skipped by whoever is signed in already', async () => {
    const person = await signUpMember(site)
    const answer = await person.get('/api/login?redirect=/subscribe')
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/subscribe'])
    expect((await person.get('/api/signup?redirect=//evil.example')).headers.get('location')).toBe('/')
  })

  it('offer a new link in place of one that no longer works', async () => {
    const { text } = await site.visitor().get('/api/reset-password?token=used&error=invalid_token')
    expect(text).toContain('Send me a new link')
    expect(text).not.toContain('<form')
  })
})

describe('people in the panel', () => {
  it('are left with one employee, however many lose the keys in one request', async () => {
    const employee = await signUpEmployee(site)
    const others = await Promise.all([1, 2, 3].map(() => signUpEmployee(site)))
    const keys = async () =>
      (await site.pool.query('select 1 from users where is_employee and closed_at is null')).rowCount
    await sendFromPanel(site, employee, 'PATCH', '/cms/api/users?where[isEmployee][equals]=true', { isEmployee: false })
    expect(await keys()).toBe(1)

    await site.pool.query('update users set is_employee = email = any($1)', [
      [employee, ...others].map(({ email }) => email),
    ])
    const ids = await Promise.all([employee, ...others].map(async (one) => (await whoIs(one)).id))
    const answers = await Promise.all(
      ids.map((id) => sendFromPanel(site, employee, 'PATCH', `/cms/api/users/${id}`, { isEmployee: false })),
    )
    expect(answers.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(3)
    expect(await keys()).toBeGreaterThanOrEqual(1)
    await site.pool.query('update users set is_employee = email = $1', [employee.email])
    const last = await sendFromPanel(site, employee, 'PATCH', `/cms/api/users/${ids[0] ?? 0}`, { isEmployee: false })
    expect([last.status, await last.text()]).toEqual([409, expect.stringContaining('somebody else the keys') as string])
    expect((await whoIs(employee)).isEmployee).toBe(true)
  })

  it.each(['aaa', 'password1', 'a'.repeat(129)])('are given no password like %j', async (password) => {
    const employee = await signUpEmployee(site)
    const person = await signUpMember(site)
    const { id } = await whoIs(person)
    const changed = await sendFromPanel(site, employee, 'PATCH', `/cms/api/users/${id}`, { password })
    expect([changed.status, await changed.text()]).toEqual([400, expect.stringMatching(/characters|common/) as string])
    expect((await signIn(person.email)).status).toBe(200)
    const made = await sendFromPanel(
      site,
      employee,
      'POST',
      '/cms/api/users',
      newcomer('made@example.test', { password }),
    )
    expect(made.status).toBe(400)
    expect(await rowOf('made@example.test')).toBeUndefined()
  })

  it('are given a good password', async () => {
    const employee = await signUpEmployee(site)
    const person = await signUpMember(site)
    const password = 'gneiss under the moss'
    const path = `/cms/api/users/${(await whoIs(person)).id}`
    expect((await sendFromPanel(site, employee, 'PATCH', path, { password })).status).toBe(200)
    expect((await signIn(person.email, password)).status).toBe(200)
  })

  it('whose address changes have to confirm it anew, and old links end', async () => {
    const employee = await signUpEmployee(site)
    const person = await signUpMember(site)
    const { id } = await whoIs(person)
    await site.pool.query('update users set email_verified_at = now() where id = $1', [id])
    await person.post('/api/forgot-password', { email: person.email })
    const changed = await sendFromPanel(site, employee, 'PATCH', `/cms/api/users/${id}`, {
      email: 'New.Name+x@gmail.com',
    })
    expect(changed.status).toBe(200)
    expect(await rowOf('new.name+x@gmail.com')).toMatchObject({
      id,
      normalised_email: 'newname@gmail.com',
      email_verified_at: null,
    })
    const links = await site.pool.query('select 1 from mailed_links where user_id = $1', [id])
    expect(links.rows).toEqual([])
    await site.pool.query('update users set email_verified_at = now() where id = $1', [id])
    expect((await sendFromPanel(site, employee, 'PATCH', `/cms/api/users/${id}`, { firstName: 'Same' })).status).toBe(
      200,
    )
    expect((await rowOf('new.name+x@gmail.com'))?.['email_verified_at']).toBeInstanceOf(Date)
  })

  it('do not show the links that open an account, before they are sent nor after', async () => {
    const employee = await signUpEmployee(site)
    const person = await signUpMember(site, 'secret-link@example.test')
    const link = await mailedLink(site, person.email, '/api/verify-email')
    const token = link.searchParams.get('token') ?? ''
    const stored = async () =>
      (await site.pool.query<{ data: object }>(`select data from mail_outbox where "to" = $1`, [person.email])).rows
    await eventually(async () => !JSON.stringify(await stored()).includes(token))
    expect(await stored()).toEqual([{ data: { firstName: 'Test' } }])

    await site.pool.query(
      `insert into mail_outbox (key, kind, "to", data) values ('unsent', 'reset-password', 'x@example.test', '{"token":"basaltic"}')`,
    )
    const seen = async (query: string) =>
      (await sendFromPanel(site, employee, 'GET', `/cms/api/mail-outbox${query}`)).text()
    expect(await seen('?limit=0')).toContain('unsent')
    expect(await seen('?limit=0')).not.toContain('basaltic')
    expect(await seen('?where[data.token][like]=basal')).not.toContain('unsent')
    await site.pool.query(
      `insert into mail_outbox (key, kind, "to", data) values ('open', 'subscription-ended', 'x@example.test', '{"reason":"marcasite"}')`,
    )
    expect(await seen('?where[key][equals]=open')).toContain('marcasite')
  })
})
