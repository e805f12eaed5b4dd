import { confirmCard, eventually, PASSWORD, signUpConfirmed, signUpMember } from './people.ts'
import type { Browser } from './Browser.ts'
import type { Site } from './site.ts'

type Person = Browser & { email: string }

/** A complimentary subscriber without a card. */
export async function signUpPatron(site: Site): Promise<Person> {
  const browser = await signUpConfirmed(site)
  await site.pool.query(`update users set complimentary_until = now() + interval '1 year' where email = $1`, [
    browser.email,
  ])
  return browser
}

export async function endPatronage(site: Site, { email }: Person): Promise<void> {
  await site.pool.query(`update users set complimentary_until = now() - interval '1 second' where email = $1`, [email])
}

export async function signUpWithCard(site: Site, card: string, email?: string): Promise<Person> {
  const browser = await signUpMember(site, email)
  const { json } = await browser.post('/api/create-subscription', { plan: 'monthly' })
  await confirmCard(site, (json as { clientSecret: string }).clientSecret, card)
  await eventually(async () => (await whoIs(browser)).isSubscriber)
  return browser
}

export type WhoIs = {
  id: number
  email: string
  isSubscriber: boolean
  isEmployee: boolean
  role: string | null
  trialAvailable: boolean
  giftFrom?: string
  giftUntil?: string
  complimentaryUntil?: string
  subscription?: {
    plan: string
    status: string
    cancelAtPeriodEnd: boolean
    isPaused?: boolean
    currentPeriodEnd: string | null
    trialEnd: string | null
    accessUntil?: string
    suspendedFor?: string
    pausedFrom?: string
    pausedUntil?: string
  }
}

export const whoIs = async (browser: Browser): Promise<WhoIs> => (await browser.get('/api/auth/user')).json as WhoIs

/** In another browser. */
export async function signInElsewhere(site: Site, { email }: Person, password = PASSWORD): Promise<Browser> {
  const browser = site.visitor()
  const answer = await browser.post('/api/login', { email, password })
  if (answer.status !== 200) throw new Error(`Sign-in answered ${answer.status}: ${answer.text}`)
  return browser
}
