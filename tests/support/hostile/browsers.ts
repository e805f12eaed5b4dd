import type { Browser } from '../Browser.ts'
import { signUpPatron } from '../members.ts'
import { signUpConfirmed, signUpEmployee } from '../people.ts'
import type { Site } from '../site.ts'

export const ROLES = ['guest', 'member', 'subscriber', 'employee'] as const
export type Role = (typeof ROLES)[number]
export type BrowsersByRole = Record<Role, Browser[]>

export async function signUpEachRole(site: Site, count = 1): Promise<BrowsersByRole> {
  const each = (make: () => Promise<Browser>) => Promise.all(Array.from({ length: count }, make))
  return {
    guest: await each(() => Promise.resolve(site.visitor())),
    member: await each(() => signUpConfirmed(site)),
    subscriber: await each(() => signUpPatron(site)),
    employee: await each(() => signUpEmployee(site)),
  }
}

export const cookiesOf = (browser: Browser | undefined): Record<string, string> =>
  browser && browser.cookies.size > 0
    ? { cookie: [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ') }
    : {}
