import type { Testbed } from './Row.ts'

export const PASSWORD = 'a quiet walk by the river'
let made = 0

type Answer = { status: number; json: unknown }

export class Visitor {
  readonly cookies = new Map<string, string>()
  /** Set as X-Forwarded-For. */
  forwardedFor: string | undefined
  email = ''
  id = 0
  private readonly testbed: Testbed

  constructor(testbed: Testbed) {
    this.testbed = testbed
  }

  copy(): Visitor {
    const copy = Object.assign(new Visitor(this.testbed), { email: this.email, id: this.id })
    for (const [name, value] of this.cookies) copy.cookies.set(name, value)
    return copy
  }

  async send(method: string, path: string, body?: object): Promise<Answer> {
    const { url, siteUrl } = this.testbed
    const answer = await fetch(`${path === '/api/logout' ? siteUrl : url}${path}`, {
      method,
      redirect: 'manual',
      headers: {
        Origin: siteUrl,
        Cookie: this.cookieHeader(),
        ...(body && { 'Content-Type': 'application/json' }),
        ...(this.forwardedFor && { 'X-Forwarded-For': this.forwardedFor }),
      },
      ...(body && { body: JSON.stringify(body) }),
    })
    for (const line of answer.headers.getSetCookie()) this.keep(line)
    const text = await answer.text()
    return { status: answer.status, json: text.startsWith('{') || text.startsWith('[') ? JSON.parse(text) : null }
  }

  put(path: string, body: Uint8Array<ArrayBuffer>, type: string): Promise<Response> {
    const headers = { Origin: this.testbed.siteUrl, Cookie: this.cookieHeader(), 'Content-Type': type }
    return fetch(`${this.testbed.siteUrl}${path}`, { method: 'PUT', headers, body })
  }

  signIn(password = PASSWORD): Promise<Answer> {
    return this.send('POST', '/api/login', { email: this.email, password })
  }

  async signUp({ isConfirmed = true, isEmployee = false } = {}): Promise<this> {
    this.email = `attacker${++made}-${Date.now()}@example.test`
    const account = { email: this.email, password: PASSWORD, firstName: 'Mallory', lastName: 'Stone' }
    const { status } = await this.send('POST', '/api/signup', account)
    if (status !== 201) throw new Error(`A sign-up before the attack answered ${status}`)
    const { rows } = await this.testbed.pool.query<{ id: number }>(
      `update users set email_verified_at = case when $2 then now() end,
        role = case when $3 then 'owner'::enum_users_role end where email = $1 returning id`,
      [this.email, isConfirmed, isEmployee],
    )
    this.id = rows[0]?.id ?? 0
    // An employee's session differs from a member's.
    if (isEmployee) await this.signIn()
    return this
  }

  private cookieHeader(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  }

  private keep(line: string): void {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
    if (value === '' || /Max-Age=0|Expires=Thu, 01 Jan 1970/i.test(line)) this.cookies.delete(name)
    else this.cookies.set(name, value)
  }
}

export function tally(statuses: number[]): string {
  const counts = new Map<number, number>()
  for (const status of statuses) counts.set(status, (counts.get(status) ?? 0) + 1)
  return [...counts].map(([status, count]) => `${count} × ${status}`).join(', ')
}
