import { beforeEach, describe, expect, it } from 'vitest'
import { mailedLink, mailsTo } from '../support/mails.ts'
import { eventually, PASSWORD, signUpMember } from '../support/people.ts'
import { type RawAnswer, sendJson } from '../support/rawHttp.ts'
import { afterPassword, codeOf, giveCode, guard } from '../support/secondFactor.ts'
import { useSite } from '../support/site.ts'
import type { Browser } from '../support/Browser.ts'

const site = useSite({ variables: () => ({ TRUST_PROXY: 1 }) })
const WRONG = 'a stone nobody found'
const ipv4 = (index: number) => `203.${index >> 8}.${index & 255}.9`

const signIn = (email: string, password: string, address: string, as?: Browser): Promise<RawAnswer> =>
  sendJson(site, 'POST', '/api/login', { email, password }, { as, headers: { 'x-forwarded-for': address } })

const count = (answers: RawAnswer[], status: number) => answers.filter((answer) => answer.status === status).length

const newTarget = (): Promise<Browser & { email: string }> => signUpMember(site)

async function guess(email: string, addresses: string[]): Promise<RawAnswer[]> {
  const answers: RawAnswer[] = []
  for (const address of addresses) answers.push(await signIn(email, WRONG, address))
  return answers
}

beforeEach(async () => {
  await site.pool.query('delete from rate_limits')
})

describe('200 guesses at one account', () => {
  it('from one IPv6 /64 count as one network', async () => {
    const { email } = await signUpMember(site)
    const addresses = Array.from({ length: 40 }, (_, index) => `2001:db8:1:1::${(index + 1).toString(16)}`)
    const answers = await guess(email, addresses)
    expect(count(answers, 401)).toBe(5)
    expect(count(answers, 429)).toBe(35)
  })

  it('from 200 IPv4 addresses are limited to 31; the owner’s browser can still sign in', async () => {
    const owner = await newTarget()
    const answers = await guess(
      owner.email,
      Array.from({ length: 200 }, (_, index) => ipv4(index)),
    )
    expect(count(answers, 401)).toBe(31)
    expect(count(answers, 429)).toBe(169)
    owner.cookies.delete('stonehunt-token')
    expect((await signIn(owner.email, PASSWORD, ipv4(1), owner)).status).toBe(200)
  })

  it('leave one password in two minutes for all unknown devices after the first thirty', async () => {
    const { email } = await newTarget()
    const addresses = Array.from({ length: 60 }, (_, index) => ipv4(index))
    expect(count(await guess(email, addresses), 401)).toBe(31)
    const refused = await signIn(email, PASSWORD, '198.51.100.7')
    expect(refused.status).toBe(429)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(100)
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(120)
    await site.pool.query(`update rate_limits set expire = 1 where key like 'attempt slow passwords:%'`)
    expect(count(await guess(email, addresses), 401)).toBe(1)
    await site.pool.query(`update rate_limits set expire = 1 where key like 'attempt slow passwords:%'`)
    expect((await signIn(email, PASSWORD, '198.51.100.7')).status).toBe(200)
    // The right password starts the count over.
    expect(count(await guess(email, addresses.slice(0, 5)), 401)).toBe(5)
  })

  it('do not delay a sign-in after a password reset', async () => {
    const { email } = await newTarget()
    await guess(
      email,
      Array.from({ length: 40 }, (_, index) => ipv4(index)),
    )
    const browser = site.visitor()
    await browser.post('/api/forgot-password', { email })
    const token = (await mailedLink(site, email, '/api/reset-password')).searchParams.get('token')
    const password = 'pebbles under the old bridge'
    expect((await browser.post('/api/reset-password', { token, password })).status).toBe(200)
    expect((await signIn(email, password, ipv4(2), browser)).status).toBe(200)
  })

  it('email the owner once a day, and look the same for an unknown address', async () => {
    const { email } = await newTarget()
    const addresses = Array.from({ length: 35 }, (_, index) => ipv4(index))
    const known = await guess(email, addresses)
    const unknown = await guess('nobody-at-all@example.test', addresses)
    expect(unknown.map(({ status }) => status)).toEqual(known.map(({ status }) => status))
    const subject = /^Someone is trying to sign in to your account$/
    await eventually(async () => (await mailsTo(site, email, subject)).length === 1)
    const mails = async () =>
      (await site.pool.query(`select 1 from mail_outbox where "to" = $1 and kind = 'failed-sign-ins'`, [email]))
        .rowCount
    site.clock.aheadMs += 25 * 3_600_000
    await site.pool.query('update rate_limits set expire = 1')
    await guess(email, addresses)
    expect(await mails()).toBe(2)
  }, 120_000)
})

describe('one IPv6 /48', () => {
  it('is limited to 120 failures an hour over all its networks', async () => {
    const answers: RawAnswer[] = []
    for (let index = 0; index < 130; index++)
      answers.push(await signIn(`made${index}@example.test`, WRONG, `2001:db8:2:${index.toString(16)}::1`))
    expect(count(answers, 401)).toBe(120)
    expect(count(answers, 429)).toBe(10)
  }, 120_000)
})

describe('an IP address shared by many people, after more than thirty failures', () => {
  it('rejects unknown devices and accepts devices that an account knows', async () => {
    const person = await signUpMember(site)
    const answers: RawAnswer[] = []
    for (let index = 0; index < 33; index++) answers.push(await signIn(`made${index}@example.test`, WRONG, '192.0.2.1'))
    expect(count(answers, 429)).toBe(3)
    person.cookies.delete('stonehunt-token')
    expect((await signIn(person.email, PASSWORD, '192.0.2.1')).status).toBe(429)
    expect((await signIn(person.email, PASSWORD, '192.0.2.1', person)).status).toBe(200)
  })

  it('accepts a known device after failures from other devices', async () => {
    const person = await signUpMember(site)
    for (let failure = 0; failure < 6; failure++) await signIn(person.email, WRONG, '192.0.2.2')
    expect((await signIn(person.email, PASSWORD, '192.0.2.2')).status).toBe(429)
    expect((await signIn(person.email, PASSWORD, '192.0.2.2', person)).status).toBe(200)
  })

  it('limits a known device after five failures of its own, from any address', async () => {
    const person = await signUpMember(site)
    for (let failure = 0; failure < 5; failure++)
      expect((await signIn(person.email, WRONG, ipv4(failure), person)).status).toBe(401)
    expect((await signIn(person.email, PASSWORD, ipv4(9), person)).status).toBe(429)
  })
})

describe('correct passwords', () => {
  it('are rate-limited for each account and each network, except from known devices', async () => {
    const person = await signUpMember(site)
    const points = (kind: string, value: number) =>
      site.pool.query('update rate_limits set points = $2 where key like $1', [`sign-in ${kind}:%`, value])
    expect((await signIn(person.email, PASSWORD, ipv4(1))).status).toBe(200)
    await points('account', 300)
    expect((await signIn(person.email, PASSWORD, ipv4(2))).status).toBe(429)
    await points('account', 0)
    await points('network', 600)
    expect((await signIn(person.email, PASSWORD, ipv4(1))).status).toBe(429)
    expect((await signIn(person.email, PASSWORD, ipv4(3))).status).toBe(200)
    expect((await signIn(person.email, PASSWORD, ipv4(1), person)).status).toBe(200)
  })
})

describe('two-step codes', () => {
  it('are limited for each account over all networks; the owner’s device can still sign in, and the owner is emailed', async () => {
    const { person, secret } = await guard(site, await signUpMember(site))
    await site.pool.query('delete from rate_limits')
    const statuses: number[] = []
    for (let index = 0; index < 40; index++) {
      const browser = await afterPassword(site, person)
      const answer = await sendJson(
        site,
        'POST',
        '/api/login/code',
        { code: '000000' },
        { as: browser, headers: { 'x-forwarded-for': ipv4(index) } },
      )
      statuses.push(answer.status)
    }
    expect(statuses.filter((status) => status === 401)).toHaveLength(30)
    const own = site.visitor()
    own.cookies.set('stonehunt-device', person.cookies.get('stonehunt-device') ?? '')
    await own.post('/api/login', { email: person.email, password: PASSWORD })
    expect((await giveCode(own, codeOf(site, secret))).status).toBe(200)
    await eventually(async () => (await mailsTo(site, person.email, /wrong codes$/)).length === 1)
  })
})

describe('a flood of correct passwords from one network', () => {
  it('does not block sign-ins from other networks', async () => {
    const flooders: string[] = []
    for (let index = 0; index < 30; index++) flooders.push((await signUpMember(site)).email)
    const victim = await signUpMember(site)
    await site.pool.query('delete from rate_limits')
    let isOver = false
    const loops = flooders.map(async (email) => {
      while (!isOver) await signIn(email, PASSWORD, '192.0.2.66')
    })
    const statuses: number[] = []
    for (let visit = 0; visit < 40; visit++) {
      statuses.push((await signIn(victim.email, PASSWORD, ipv4(visit))).status)
      statuses.push((await site.visitor().get('/api/config')).status)
    }
    isOver = true
    await Promise.all(loops)
    expect(new Set(statuses)).toEqual(new Set([200]))
  }, 120_000)
})

describe('a flood of passwords from many networks', () => {
  it('does not delay known devices, which have a separate queue', async () => {
    const owner = await signUpMember(site)
    owner.cookies.delete('stonehunt-token')
    let isOver = false
    const loops = Array.from({ length: 60 }, async (_, network) => {
      for (let turn = 0; !isOver; turn++)
        await signIn(`made${network}-${turn}@example.test`, WRONG, `192.0.${network}.5`)
    })
    const known: number[] = []
    const waits: number[] = []
    for (let visit = 0; visit < 8; visit++) {
      const began = performance.now()
      known.push((await signIn(owner.email, PASSWORD, '198.51.100.9', owner)).status)
      waits.push(performance.now() - began)
      owner.cookies.delete('stonehunt-token')
    }
    isOver = true
    await Promise.all(loops)
    expect(known).toEqual(Array(8).fill(200))
    expect(Math.max(...waits)).toBeLessThan(5_000)
  }, 120_000)
})

describe('view counts', () => {
  it('treat one IPv6 /64 as one network', async () => {
    const { rows } = await site.pool.query<{ id: number }>(
      `insert into posts (title, type, is_subscriber_only, status) values ('A ridge', 'video', false, 'published') returning id`,
    )
    const id = rows[0]?.id ?? 0
    const views = Array.from({ length: 60 }, (_, index) =>
      sendJson(
        site,
        'POST',
        `/api/posts/${id}/view`,
        {},
        {
          headers: { 'x-forwarded-for': `2001:db8:7:7::${(index + 1).toString(16)}`, 'user-agent': `Made up ${index}` },
        },
      ),
    )
    await Promise.all(views)
    const { json } = await site.visitor().get(`/api/posts/${id}`)
    expect((json as { viewCount: number }).viewCount).toBe(8)
  })
})
