import type { Pool } from 'pg'

export type Cookies = { member: string; subscriber: string; employee: string }

const PASSWORD = 'hunt-the-agate'

export async function signUpAll(siteUrl: string, pool: Pool): Promise<Cookies> {
  const cookies = {
    member: await signUp(siteUrl, 'member'),
    subscriber: await signUp(siteUrl, 'subscriber'),
    employee: await signUp(siteUrl, 'employee'),
  }
  await pool.query(`update users set complimentary_until = now() + interval '1 day' where email like 'subscriber@%'`)
  await pool.query(`update users set role = 'owner' where email like 'employee@%'`)
  // None has a second factor.
  await pool.query(
    `insert into site_settings (key, value) values ('second_factor_required', 'off')
     on conflict (key) do update set value = 'off'`,
  )
  return cookies
}

async function signUp(siteUrl: string, name: string): Promise<string> {
  const answer = await fetch(`${siteUrl}/api/signup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: `${name}@example.test`, password: PASSWORD, firstName: 'Bench', lastName: name }),
  })
  if (answer.status !== 201) throw new Error(`Sign-up of ${name} answered ${answer.status}: ${await answer.text()}`)
  return cookiesOf(answer)
}

export const cookiesOf = (answer: Response): string =>
  answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
