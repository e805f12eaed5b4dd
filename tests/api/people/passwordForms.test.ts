import { expect, it } from 'vitest'
import { hashPassword } from '#domain/people/people/password.ts'
import { PASSWORDS } from '../../cases/passwords.ts'
import type { Browser } from '../../support/Browser.ts'
import { mailedLink } from '../../support/mails.ts'
import { whoIs } from '../../support/members.ts'
import { sendFromPanel } from '../../support/panel.ts'
import { confirmPassword, PASSWORD, signUpEmployee, signUpMember } from '../../support/people.ts'
import { useSite } from '../../support/site.ts'

const site = useSite()
const COMPOSED = 'Über den Fluß zum Fünfzehnten'
const DECOMPOSED = COMPOSED.normalize('NFD')
/** One umlaut in each form. */
const MIXED = DECOMPOSED.slice(0, 10) + COMPOSED.slice(9)

const names = { firstName: 'Test', lastName: 'Person' }
let people = 0

async function signsIn({ email }: { email: string }, ...passwords: string[]): Promise<void> {
  for (const password of passwords)
    expect((await site.visitor().post('/api/login', { email, password })).status, password).toBe(200)
  const wrong = `${COMPOSED.replace('Ü', 'U')}`
  expect((await site.visitor().post('/api/login', { email, password: wrong })).status).toBe(401)
}

async function signUpWith(password: string): Promise<Browser & { email: string }> {
  const email = `forms${++people}@example.test`
  const person = site.visitor()
  expect((await person.post('/api/signup', { email, password, ...names })).status).toBe(201)
  return Object.assign(person, { email })
}

it.each(PASSWORDS)('$report: signing up in one form, signing in with the other', async ({ password }) => {
  for (const [one, other] of [
    ['NFC', 'NFD'],
    ['NFD', 'NFC'],
  ] as const) {
    const { email } = await signUpWith(password.normalize(one))
    expect((await site.visitor().post('/api/login', { email, password: password.normalize(other) })).status).toBe(200)
    expect((await site.visitor().post('/api/login', { email, password })).status).toBe(200)
  }
})

it('a changed password, and the current one that proves it, have any form', async () => {
  const person = await signUpWith(COMPOSED)
  await confirmPassword(person, { password: DECOMPOSED })
  const answer = await person.post('/api/account/password', { currentPassword: DECOMPOSED, password: `${MIXED} 2` })
  expect(answer.status).toBe(204)
  await signsIn(person, `${COMPOSED} 2`, `${DECOMPOSED} 2`)
})

it('a password set by an emailed link has any form', async () => {
  const person = await signUpMember(site)
  await site.visitor().post('/api/forgot-password', { email: person.email })
  const token = (await mailedLink(site, person.email, '/api/reset-password')).searchParams.get('token')
  expect((await site.visitor().post('/api/reset-password', { token, password: MIXED })).status).toBe(200)
  await signsIn(person, COMPOSED, DECOMPOSED)
})

it('a password set in the panel has any form', async () => {
  const employee = await signUpEmployee(site)
  await confirmPassword(employee)
  const { id } = await whoIs(employee)
  expect((await sendFromPanel(site, employee, 'PATCH', `/cms/api/users/${id}`, { password: MIXED })).status).toBe(200)
  await signsIn(employee, COMPOSED, DECOMPOSED)
})

it.each([
  ['composed', COMPOSED, [COMPOSED, DECOMPOSED]],
  ['decomposed', DECOMPOSED, [COMPOSED, DECOMPOSED]],
  ['mixed', MIXED, [MIXED]],
])('a stored hash of the %s form keeps working', async (_, stored, typed) => {
  const person = await signUpMember(site)
  // As they were stored: hashed as typed.
  const { hash, salt } = await hashAsTyped(stored)
  await site.pool.query('update users set hash = $2, salt = $3 where email = $1', [person.email, hash, salt])
  await signsIn(person, ...typed)
})

it('a password is at most 128 characters in its composed form, and at least 8', async () => {
  const long = 'über den fluß '.repeat(10).slice(0, 128)
  await signUpWith(long.normalize('NFD'))
  const short = { email: 'short@example.test', password: 'äöüßé'.normalize('NFD'), ...names }
  expect(await site.visitor().post('/api/signup', short)).toMatchObject({ status: 400 })
})

async function hashAsTyped(password: string): Promise<{ hash: string; salt: string }> {
  const { pbkdf2Sync } = await import('node:crypto')
  const { salt } = await hashPassword(PASSWORD)
  return { salt, hash: `pbkdf2-sha256-v1:${pbkdf2Sync(password, salt, 600_000, 32, 'sha256').toString('hex')}` }
}
