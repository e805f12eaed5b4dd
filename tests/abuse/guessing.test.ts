import { beforeAll, describe, expect, it } from 'vitest'
import { PASSWORD, signUpMember } from '../support/people.ts'
import { type RawAnswer, sendForm, sendJson, sendRaw } from '../support/rawHttp.ts'
import { useSite } from '../support/site.ts'

const site = useSite()
const SAMPLES = 12
let known: string[]

beforeAll(async () => {
  known = []
  for (let person = 0; person < 4; person++) known.push((await signUpMember(site)).email)
})

type Measured = { took: number; answer: RawAnswer }

async function measure(ask: () => Promise<RawAnswer>): Promise<Measured> {
  const began = performance.now()
  const answer = await ask()
  return { took: performance.now() - began, answer }
}

const median = (list: Measured[]) =>
  list.map(({ took }) => took).sort((a, b) => a - b)[Math.floor(list.length / 2)] ?? 0

const OWN = ['date', 'x-request-id', 'set-cookie']
const told = ({ answer: { status, headers, text } }: Measured) =>
  JSON.stringify([status, Object.entries(headers).filter(([name]) => !OWN.includes(name)), text])

/** Alternates, so that both run under the same load; each pair has its own IP address, so that no limit applies. */
async function askBoth(ask: (email: string, from: string) => Promise<RawAnswer>, net: number) {
  const ofKnown: Measured[] = []
  const ofUnknown: Measured[] = []
  for (let turn = 0; turn < SAMPLES; turn++) {
    const from = `127.${net}.1.${turn + 1}`
    ofKnown.push(await measure(() => ask(known[turn % known.length] ?? '', from)))
    ofUnknown.push(await measure(() => ask(`nobody${turn}@example.test`, from)))
  }
  return { ofKnown, ofUnknown }
}

describe('account enumeration', () => {
  it.each(['/api/login', '/api/employee-login'])(
    'is impossible at %s: known and unknown addresses get the same response after the same time',
    async (path) => {
      const { ofKnown, ofUnknown } = await askBoth(
        (email, from) => sendJson(site, 'POST', path, { email, password: 'not the password of anybody' }, { from }),
        path === '/api/login' ? 20 : 21,
      )
      expect(new Set([...ofKnown, ...ofUnknown].map(told)).size).toBe(1)
      // A password hash dominates both times; without it an unknown address takes a tenth.
      expect(median(ofUnknown)).toBeGreaterThan(median(ofKnown) * 0.6)
      expect(median(ofUnknown)).toBeLessThan(median(ofKnown) * 1.6)
    },
  )

  it.each(['/api/forgot-password', '/api/login/email'])(
    'is impossible at %s: known and unknown addresses get the same response after the same time',
    async (path) => {
      const { ofKnown, ofUnknown } = await askBoth(
        (email, from) => sendJson(site, 'POST', path, { email }, { from }),
        path === '/api/login/email' ? 26 : 22,
      )
      expect(new Set([...ofKnown, ...ofUnknown].map(told)).size).toBe(1)
      expect(Math.abs(median(ofKnown) - median(ofUnknown))).toBeLessThan(25)
    },
  )

  it('is impossible with made-up order references, file names and tokens: all get 404 or a redirect', async () => {
    const made = Array.from({ length: 200 }, (_, index) => index.toString(36).padStart(10, 'A').toUpperCase())
    const asks = made.flatMap((word) => [
      sendRaw(site, 'GET', `/api/orders/HUNT-${word}`),
      sendRaw(site, 'GET', `/media/${word}${word}`),
      sendForm(site, '/api/verify-email', { token: `${word}${word}` }),
    ])
    const answers = await Promise.all(asks)
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([404, 303]))
    for (const answer of answers)
      if (answer.status === 303) expect(answer.headers.location).toMatch(/invalid|error|login/)
  })
})

describe('password guessing', () => {
  it('with a hundred forged forwarded addresses is rate-limited, and the owner can still sign in', async () => {
    const { email } = await signUpMember(site)
    const forwarded = () => Array.from({ length: 4 }, () => Math.floor(Math.random() * 256)).join('.')
    const guesses: RawAnswer[] = []
    for (let guess = 0; guess < 100; guess++) {
      const headers = { 'x-forwarded-for': forwarded(), 'x-real-ip': forwarded(), forwarded: `for=${forwarded()}` }
      guesses.push(
        await sendJson(
          site,
          'POST',
          '/api/login',
          { email, password: `guess number ${guess}` },
          { from: '127.23.0.1', headers },
        ),
      )
    }
    expect(guesses.filter(({ status }) => status === 429).length).toBeGreaterThanOrEqual(90)
    for (const { status, headers } of guesses)
      if (status === 429) expect(Number(headers['retry-after'])).toBeGreaterThan(0)
    expect(
      (await sendJson(site, 'POST', '/api/login', { email, password: PASSWORD }, { from: '127.23.0.2' })).status,
    ).toBe(200)
    expect((await sendJson(site, 'POST', '/api/forgot-password', { email }, { from: '127.23.0.2' })).status).toBe(202)
  })

  it('against sixty accounts simultaneously slows neither other visitors nor sign-in', async () => {
    const { email } = await signUpMember(site)
    const flood = Array.from({ length: 60 }, (_, index) =>
      sendJson(
        site,
        'POST',
        '/api/login',
        { email: `flood${index}@example.test`, password: 'guess after guess' },
        { from: `127.24.${index % 40}.1` },
      ),
    )
    const waits: number[] = []
    const visits = (async () => {
      for (let visit = 0; visit < 30; visit++) {
        const { took, answer } = await measure(() => sendRaw(site, 'GET', '/api/config'))
        expect(answer.status).toBe(200)
        waits.push(took)
      }
    })()
    const answers = await Promise.all(flood)
    await visits
    for (const { status, headers } of answers) {
      expect([401, 429]).toContain(status)
      if (status === 429) expect(headers['retry-after']).toBeDefined()
    }
    expect(waits.sort((a, b) => a - b)[28]).toBeLessThan(1000)
    expect(
      (await sendJson(site, 'POST', '/api/login', { email, password: PASSWORD }, { from: '127.25.0.1' })).status,
    ).toBe(200)
  })
})
