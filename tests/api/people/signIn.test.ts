import { describe, expect, it } from 'vitest'
import { signInElsewhere, whoIs } from '../../support/members.ts'
import { PASSWORD, signUpEmployee, signUpMember } from '../../support/people.ts'
import { sendForm, sendJson } from '../../support/rawHttp.ts'
import { useSite } from '../../support/site.ts'

const site = useSite()
const WRONG = 'a stone nobody found'

const signIn = (email: string, password = PASSWORD, from?: string, headers: Record<string, string> = {}) =>
  sendJson(site, 'POST', '/api/login', { email, password }, { from, headers })

const failTimes = async (times: number, email: string, from: string) => {
  for (let failure = 0; failure < times; failure++) await signIn(email, WRONG, from)
}

describe('signing in', () => {
  it('sets an HttpOnly, SameSite cookie', async () => {
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

  it('ignores case and spaces in the email', async () => {
    const { email } = await signUpMember(site)
    expect((await signIn(`  ${email.toUpperCase()} `)).status).toBe(200)
  })

  it('by form redirects to the requested page, or back with the error', async () => {
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
  ])('by form never redirects to %j', async (redirect) => {
    const { email } = await signUpMember(site)
    const answer = await sendForm(site, '/api/login', { email, password: PASSWORD, redirect })
    expect(answer).toMatchObject({ status: 303, headers: { location: '/' } })
  })

  it('has the same response and time for an unknown email and a wrong password', async () => {
    const { email } = await signUpMember(site)
    const measure = async (who: string) => {
      const began = performance.now()
      const answer = await signIn(who, WRONG, '127.0.1.1')
      return { took: performance.now() - began, answer }
    }
    // Alternates, so that both run under the same load.
    const known: Awaited<ReturnType<typeof measure>>[] = []
    const unknown: typeof known = []
    for (const nobody of ['a', 'b', 'c', 'd']) {
      known.push(await measure(email))
      unknown.push(await measure(`nobody-${nobody}@example.test`))
    }
    for (const { answer } of [...known, ...unknown]) {
      expect(answer.status).toBe(401)
      expect(answer.text).toBe(known[0]?.answer.text)
    }
    const fastest = (list: { took: number }[]) => Math.min(...list.map(({ took }) => took))
    // Without a password hash, an unknown address would be twelve times faster.
    expect(fastest(unknown)).toBeGreaterThan(fastest(known) / 3)
  })

  it('is delayed after five failures, also with the right password or forged proxy headers', async () => {
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

  it('by form shows how long to wait', async () => {
    const { email } = await signUpMember(site)
    await failTimes(5, email, '127.0.2.2')
    const answer = await sendForm(site, '/api/login', { email, password: PASSWORD }, { from: '127.0.2.2' })
    expect(answer.headers.location).toMatch(/^\/api\/login\?error=too_many_requests&wait=\d+$/)
  })

  it('still works for the owner from another address, and for others from the same address', async () => {
    const owner = await signUpMember(site)
    const other = await signUpMember(site)
    await failTimes(6, owner.email, '127.0.3.1')
    expect((await signIn(owner.email, PASSWORD, '127.0.3.1')).status).toBe(429)
    expect((await signIn(owner.email, PASSWORD, '127.0.3.2')).status).toBe(200)
    expect((await signIn(other.email, PASSWORD, '127.0.3.1')).status).toBe(200)
  })

  it('resets the failures of the account', async () => {
    const { email } = await signUpMember(site)
    await failTimes(4, email, '127.0.4.1')
    expect((await signIn(email, PASSWORD, '127.0.4.1')).status).toBe(200)
    await failTimes(4, email, '127.0.4.1')
    expect((await signIn(email, PASSWORD, '127.0.4.1')).status).toBe(200)
  })

  it('waits longer after each failure, up to twelve hours', async () => {
    const { email } = await signUpMember(site)
    const waits: number[] = []
    for (const failures of [6, 7, 30]) {
      await signIn(email, WRONG, '127.0.5.1')
      await site.pool.query(`update rate_limits set points = $1 where key like 'attempt streak:%'`, [failures - 1])
      await site.pool.query(`delete from rate_limits where key like 'attempt delay:%'`)
      await signIn(email, WRONG, '127.0.5.1')
      waits.push(Number((await signIn(email, PASSWORD, '127.0.5.1')).headers['retry-after']))
    }
    expect(waits.map((wait) => Math.ceil(wait / 10) * 10)).toEqual([60, 120, 43_200])
  })

  it('is limited to thirty failures an hour for each IP address', async () => {
    const { email } = await signUpMember(site)
    await site.pool.query('delete from rate_limits')
    await signIn('guess@example.test', WRONG, '127.0.6.1')
    await site.pool.query('update rate_limits set points = 31')
    const answer = await signIn(email, PASSWORD, '127.0.6.1')
    expect(answer.status).toBe(429)
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(3000)
    expect((await signIn(email, PASSWORD, '127.0.6.2')).status).toBe(200)
    await site.pool.query('delete from rate_limits')
  })

  it('eight times concurrently starts eight sessions', async () => {
    const person = await signUpMember(site)
    const browsers = await Promise.all(Array.from({ length: 8 }, () => signInElsewhere(site, person)))
    const answers = await Promise.all([...browsers, person].map((browser) => browser.get('/api/auth/user')))
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 9 }, () => 200))
    expect(new Set(browsers.map(({ cookies }) => cookies.get('stonehunt-token'))).size).toBe(8)
  })

  it('replaces an existing token, which stops working', async () => {
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
    'rejects the token %j',
    async (token) => {
      const visitor = site.visitor()
      visitor.cookies.set('stonehunt-token', token)
      expect(await visitor.get('/api/auth/user')).toMatchObject({ status: 401, json: { message: 'Unauthorized' } })
    },
  )

  it('rejects a token with one changed character', async () => {
    const person = await signUpMember(site)
    const token = person.cookies.get('stonehunt-token') ?? ''
    const at = token.lastIndexOf('.') + 5
    person.cookies.set('stonehunt-token', token.slice(0, at) + (token[at] === 'A' ? 'B' : 'A') + token.slice(at + 1))
    expect((await person.get('/api/auth/user')).status).toBe(401)
  })
})

describe('employee sign-in', () => {
  it('redirects an employee to /admin', async () => {
    const { email } = await signUpEmployee(site)
    const answer = await site.visitor().post('/api/employee-login', { email, password: PASSWORD })
    expect(answer).toMatchObject({ status: 200, json: { user: { isEmployee: true } } })
    const form = await sendForm(site, '/api/employee-login', { email, password: PASSWORD })
    expect(form).toMatchObject({ status: 303, headers: { location: '/admin' } })
  })

  it('rejects members after the right password only', async () => {
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

describe('sign-in forms', () => {
  it('check five of thirty concurrent wrong passwords', async () => {
    const { email } = await signUpMember(site)
    const answers = await Promise.all(
      Array.from({ length: 30 }, () => site.visitor().post('/api/login', { email, password: 'not this one at all' })),
    )
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(5)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(25)
    await site.pool.query('delete from rate_limits')
  })

  it('return to their page with the error', async () => {
    const body = new URLSearchParams({ email: 'form@example.test', password: 'short', firstName: 'A', lastName: 'B' })
    const answer = await site.visitor().send('POST', '/api/signup', {
      raw: body.toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
    expect(answer.status).toBe(303)
    const page = await site.visitor().get(answer.headers.get('location') ?? '')
    expect(page.text).toContain('Please use 8 to 128 characters for the password')
  })

  it('keep the entered values once, but never the password', async () => {
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

  it('ignore unknown notices', async () => {
    const page = await site.visitor().get('/api/login?notice=valueOf')
    expect(page.status).toBe(200)
    expect(page.text).not.toContain('class="notice"')
  })

  it('redirect a signed-in user', async () => {
    const person = await signUpMember(site)
    const answer = await person.get('/api/login?redirect=/subscribe')
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/subscribe'])
    expect((await person.get('/api/signup?redirect=//evil.example')).headers.get('location')).toBe('/')
  })

  it('offer a new link when one has expired', async () => {
    const { text } = await site.visitor().get('/api/reset-password?token=used&error=invalid_token')
    expect(text).toContain('Send me a new link')
    expect(text).not.toContain('<form')
  })
})
