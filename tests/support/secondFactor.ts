import { Secret, TOTP } from 'otpauth'
import { expect } from 'vitest'
import type { Browser } from './Browser.ts'
import { confirmEmail, PASSWORD } from './people.ts'
import type { Site } from './site.ts'

const STEP_MS = 30_000

type Person = Browser & { email: string }
export type Guarded = { person: Person; secret: string; recoveryCodes: string[] }

/** @param steps of 30 seconds from now. */
export const codeOf = (site: Site, secret: string, steps = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: Date.now() + site.clock.aheadMs + steps * STEP_MS,
  })

/** Codes are single-use. */
export const nextStep = (site: Site): void => void (site.clock.aheadMs += STEP_MS)

export const begin = async (person: Browser) =>
  (await person.post('/api/second-factor/begin', {})).json as { secret: string; address: string }

export async function guard(site: Site, person: Person): Promise<Guarded> {
  await confirmEmail(site, person)
  const { secret } = await begin(person)
  const answer = await person.post('/api/second-factor/confirm', { code: codeOf(site, secret), password: PASSWORD })
  expect(answer.status).toBe(200)
  nextStep(site)
  return { person, secret, recoveryCodes: (answer.json as { recoveryCodes: string[] }).recoveryCodes }
}

/** After the password, before the code. */
export async function afterPassword(site: Site, { email }: Person, path = '/api/login'): Promise<Browser> {
  const browser = site.visitor()
  expect(await browser.post(path, { email, password: PASSWORD })).toMatchObject({
    status: 401,
    json: { code: 'second_factor_required' },
  })
  return browser
}

export const giveCode = (browser: Browser, code: string) => browser.post('/api/login/code', { code })

export const wrongCode = { status: 401, json: { code: 'wrong_code' } }
