import type { Role } from '#contracts/platform/roles.ts'
import type { Browser } from './Browser.ts'
import { newAccount, PASSWORD } from './newAccount.ts'
import type { Site } from './site.ts'

export { PASSWORD }
let count = 0

export const signUpMember = (
  site: Site,
  email = `person${++count}@example.test`,
): Promise<Browser & { email: string }> => newAccount(site, email)

/** Through the form, with its email. */
export async function signUpByForm(
  site: Site,
  email = `person${++count}@example.test`,
): Promise<Browser & { email: string }> {
  const browser = site.visitor()
  const answer = await browser.post('/api/signup', { email, password: PASSWORD, firstName: 'Test', lastName: 'Person' })
  if (answer.status !== 201) throw new Error(`Sign-up answered ${answer.status}: ${answer.text}`)
  return Object.assign(browser, { email })
}

/** May upload. */
export async function signUpConfirmed(site: Site, email?: string): Promise<Browser & { email: string }> {
  const browser = await signUpMember(site, email)
  await confirmEmail(site, browser)
  return browser
}

/** An owner, unless another role is given. */
export async function signUpEmployee(site: Site, role: Role = 'owner'): Promise<Browser & { email: string }> {
  const browser = await signUpConfirmed(site)
  await site.pool.query('update users set role = $2 where email = $1', [browser.email, role])
  return browser
}

/** Same as the button of the emailed link. */
export async function confirmEmail(site: Site, { email }: { email: string }): Promise<void> {
  await site.pool.query('update users set email_verified_at = now() where email = $1', [email])
}

/** Valid for ten minutes. */
export async function confirmPassword(person: Browser, proof: object = { password: PASSWORD }): Promise<void> {
  const answer = await person.post('/api/confirm-password', proof)
  if (answer.status !== 200) throw new Error(`Confirming the password answered ${answer.status}: ${answer.text}`)
}

/** As the card form does. @returns the provider's response. */
export async function confirmCard(
  site: Site,
  clientSecret: string,
  number = '4242 4242 4242 4242',
): Promise<{ status: string; error?: { message: string } }> {
  const answer = await fetch(`${site.cardBase}/demo/confirm`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ client_secret: clientSecret, card: { number, exp_month: 12, exp_year: 2040, cvc: '123' } }),
  })
  return (await answer.json()) as { status: string; error?: { message: string } }
}

export async function eventually(check: () => Promise<boolean>, withinMs = 10_000): Promise<void> {
  const until = Date.now() + withinMs
  while (!(await check())) {
    if (Date.now() > until) throw new Error('It did not happen')
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

export async function tellCards(site: Site, path: string, body: unknown): Promise<Response> {
  return fetch(`${site.cardBase}/_emulator/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: 'Bearer sk_test_tests' },
    body: JSON.stringify(body),
  })
}

export async function tellPrint(site: Site, path: string, body: unknown): Promise<Response> {
  return fetch(`${site.printBase}/_emulator/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
}
