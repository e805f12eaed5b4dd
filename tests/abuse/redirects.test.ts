import { beforeAll, describe, expect, it } from 'vitest'
import type { Browser } from '../support/Browser.ts'
import { oneIn, today } from '../support/deep.ts'
import { HOSTILE_REDIRECTS } from '../support/hostile/redirects.ts'
import { PASSWORD, signUpMember } from '../support/people.ts'
import { sendForm, sendRaw } from '../support/rawHttp.ts'
import { useSite } from '../support/site.ts'

const site = useSite()
let member: Browser & { email: string }

beforeAll(async () => {
  member = await signUpMember(site)
})

/** Resolves a Location header as browsers do. */
const originOf = (location: string) => new URL(location, site.url).origin
const OWN = /^\/([a-z][\w/-]*([?#].*)?)?$/i
const redirectQuery = (redirect: string) => `redirect=${encodeURIComponent(redirect)}`

it('there are at least sixty hostile redirects', () => {
  expect(new Set(HOSTILE_REDIRECTS).size).toBeGreaterThanOrEqual(60)
})

describe('a hostile redirect parameter', () => {
  it.each(['/api/login', '/api/signup'])('is ignored when a signed-in user opens %s', async (path) => {
    for (const redirect of oneIn(4, HOSTILE_REDIRECTS, 1)) {
      for (const query of [
        redirectQuery(redirect),
        `${redirectQuery('/shop')}&${redirectQuery(redirect)}`,
        `redirect[]=${encodeURIComponent(redirect)}`,
      ]) {
        const { status, headers } = await sendRaw(site, 'GET', `${path}?${query}`, { as: member })
        expect(status).toBe(303)
        expect(headers.location, redirect).toMatch(OWN)
        expect(originOf(headers.location ?? '')).toBe(site.url)
        expect(headers['set-cookie']).toBeUndefined()
      }
    }
  })

  it.each([
    '/api/login',
    '/api/login/email',
    '/api/employee-login',
    '/api/signup',
    '/api/second-factor',
    '/api/confirm-password',
  ])('is in no link and no field of %s', async (path) => {
    const as = /second-factor|confirm-password/.test(path) ? member : undefined
    for (const redirect of oneIn(4, HOSTILE_REDIRECTS, 2)) {
      const { status, text } = await sendRaw(
        site,
        'GET',
        `${path}?${redirectQuery(redirect)}&error=wrong_credentials`,
        { as },
      )
      expect(status).toBe(200)
      const links = [...text.matchAll(/(?:href|action|value)="([^"]*)"/g)].map(([, found = '']) =>
        found.replaceAll('&amp;', '&'),
      )
      const leading = links.filter((link) => /evil|script:|^data:|alert/i.test(decodeURIComponent(link)))
      expect(leading, redirect).toEqual([])
      expect(text).not.toMatch(/http-equiv="?refresh/i)
    }
  })

  it('in the sign-in form is ignored for right and wrong passwords', { timeout: 180_000 }, async () => {
    const { email } = member
    for (const [at, redirect] of oneIn(16, HOSTILE_REDIRECTS, today).entries()) {
      const from = `127.2.0.${at + 1}`
      const right = await sendForm(site, '/api/login', { email, password: PASSWORD, redirect }, { from })
      if (redirect.includes('\0')) {
        // Refused before anything reads it.
        expect([right.status, right.headers.location]).toEqual([400, undefined])
        continue
      }
      expect([right.status, right.headers.location], redirect).toEqual([303, '/'])
      const wrong = await sendForm(site, '/api/employee-login', { email, password: 'not this one', redirect }, { from })
      expect(wrong.headers.location).toMatch(/^\/api\/employee-login\?error=wrong_credentials(&redirect=%2F(admin)?)?$/)
    }
  })

  it('is ignored by sign-out, billing and email confirmation', async () => {
    for (const redirect of oneIn(4, HOSTILE_REDIRECTS, 3)) {
      for (const path of ['/api/logout', '/api/billing', '/api/verify-email']) {
        const { headers } = await sendRaw(site, 'GET', `${path}?${redirectQuery(redirect)}`)
        expect(originOf(headers.location ?? '/')).toBe(site.url)
        expect(headers.location ?? '/').not.toMatch(/evil|script/i)
      }
    }
  })
})
