import type { Row } from '../Row.ts'
import { tally, Visitor } from '../Visitor.ts'

const GUESSES = 10
const MAX_GUESSES = 5
const ASKING = ['/api/account/delete', '/api/second-factor/remove', '/api/confirm-password']

export const stolen: Row = {
  name: 'stolen',
  needs: [],
  keepsLimits: true,
  run: async (testbed) => {
    const colleague = await new Visitor(testbed).signUp({ isEmployee: true })
    const member = await new Visitor(testbed).signUp()
    const thief = await new Visitor(testbed).signUp({ isEmployee: true })
    thief.cookies.delete('stonehunt-device')
    const person = { password: 'a password of the thief', firstName: 'A', lastName: 'B', role: 'owner' }
    const writes = [
      ['PATCH', `/cms/api/users/${thief.id}`, { email: 'thief@evil.test' }],
      ['PATCH', `/cms/api/users/${thief.id}`, { password: person.password }],
      ['PATCH', `/cms/api/users/${colleague.id}`, { password: person.password }],
      ['PATCH', `/cms/api/users/${member.id}`, { role: 'owner' }],
      ['PATCH', `/cms/api/users?where[id][equals]=${member.id}`, { role: 'owner' }],
      ['POST', '/cms/api/users', { ...person, email: 'accomplice@evil.test' }],
      ['PATCH', `/cms/api/site-settings?where[key][equals]=second_factor_required`, { value: 'off' }],
    ] as const
    const ids = [thief.id, colleague.id, member.id]
    const state = async () =>
      JSON.stringify(
        (await testbed.pool.query('select id, email, hash, role from users where id = any($1) order by id', [ids]))
          .rows,
      )
    const before = await state()
    const findings: string[] = []
    for (const [method, path, body] of writes) await thief.send(method, path, body)
    if ((await state()) !== before) findings.push('a copied cookie changed how an account is opened')
    for (const sort of ['sort=author.hash', 'sort[0]=author.hash']) {
      const { status } = await thief.send('GET', `/cms/api/posts?${sort}`)
      if (status !== 400) findings.push(`${sort} answered ${status}`)
    }
    const statuses: number[] = []
    for (let guess = 0; guess < GUESSES; guess++) {
      const path = ASKING[guess % ASKING.length] ?? ''
      const code = path.includes('second-factor') ? { code: '123456' } : {}
      statuses.push((await thief.send('POST', path, { ...code, password: `guess ${guess}` })).status)
    }
    const checked = statuses.filter((status) => status === 400).length
    if (checked > MAX_GUESSES) findings.push(`${checked} guesses at the password were checked`)
    return { tried: `${writes.length} writes; guesses at the password: ${tally(statuses)}`, findings }
  },
}
