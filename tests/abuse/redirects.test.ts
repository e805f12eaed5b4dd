import { beforeAll, describe, expect, it } from 'vitest'
import type { Browser } from '../support/Browser.ts'
import { HOSTILE_REDIRECTS } from '../support/hostile/redirects.ts'
import { PASSWORD, signUpMember } from '../support/people.ts'
import { sendForm, sendRaw } from '../support/rawHttp.ts'
import { useSite } from '../support/site.ts'

const site = useSite()
let member: Browser & { email: string }

beforeAll(async () => {
  member = await signUpMember(site)
})

/** Where a browser goes that reads the address as browsers do. */
const originOf = (location: string) => new URL(location, site.url).origin
const OWN = /^\/([a-z][\w/-]*([?#].*)?)?$/i
const wish = (redirect: string) => `redirect=${encodeURIComponent(redirect)}`

it('there are sixty wishes to leave the site, and more', () => {
  expect(new Set(HOSTILE_REDIRECTS).size).toBeGreaterThanOrEqual(60)
})

describe('a wish to leave the site', () => {
  it.each(['/api/login', '/api/signup'])('leads whoever is signed in home from %s', async (door) => {
    for (const redirect of HOSTILE_REDIRECTS) {
      for (const query of [
        wish(redirect),
        `${wish('/shop')}&${wish(redirect)}`,
        `redirect[]=${encodeURIComponent(redirect)}`,
      ]) {
        const { status, headers } = await sendRaw(site, 'GET', `${door}?${query}`, { as: member })
        expect(status).toBe(303)
        expect(headers.location, redirect).toMatch(OWN)
        expect(originOf(headers.location ?? '')).toBe(site.url)
        expect(headers['set-cookie']).toBeUndefined()
      }
    }
  })

  it.each(['/api/login', '/api/employee-login', '/api/signup', '/api/second-factor', '/api/confirm-password'])(
    'stands in no link and no field of %s',
    async (door) => {
      const as = /second-factor|confirm-password/.test(door) ? member : undefined
      for (const redirect of HOSTILE_REDIRECTS) {
        const { status, text } = await sendRaw(site, 'GET', `${door}?${wish(redirect)}&error=wrong_credentials`, { as })
        expect(status).toBe(200)
        const links = [...text.matchAll(/(?:href|action|value)="([^"]*)"/g)].map(([, found = '']) =>
          found.replaceAll('&amp;', '&'),
        )
        const leading = links.filter((link) => /evil|script:|^data:|alert/i.test(decodeURIComponent(link)))
        expect(leading, redirect).toEqual([])
        expect(text).not.toMatch(/http-equiv="?refresh/i)
      }
    },
  )

  it('sent with the form of signing in leads home, whether the password was right or not', async () => {
    const { email } = member
    for (const [at, redirect] of HOSTILE_REDIRECTS.filter((_, index) => index % 6 === 0).entries()) {
      const from = `127.2.0.${at + 1}`
      const right = await sendForm(site, '/api/login', { email, password: PASSWORD, redirect }, { from })
      expect([right.status, right.headers.location], redirect).toEqual([303, '/'])
      const wrong = await sendForm(site, '/api/employee-login', { email, password: 'not this one', redirect }, { from })
      expect(wrong.headers.location).toMatch(/^\/api\/employee-login\?error=wrong_credentials(&redirect=%2F(admin)?)?$/)
    }
  })

  it('leads home from signing out, and from where nobody looks for one', async () => {
    for (const redirect of HOSTILE_REDIRECTS) {
      for (const path of ['/api/logout', '/api/billing', '/api/verify-email']) {
        const { headers } = await sendRaw(site, 'GET', `${path}?${wish(redirect)}`)
        expect(originOf(headers.location ?? '/')).toBe(site.url)
        expect(headers.location ?? '/').not.toMatch(/evil|script/i)
      }
    }
  })
})
