import { setTimeout as pause } from 'node:timers/promises'
import type { Testbed, Row } from '../Row.ts'
import { PASSWORD, Visitor } from '../Visitor.ts'

const TRIES = 6
type Employee = { thief: Visitor; owner: Visitor; admin: Visitor; testbed: Testbed }
type Kind = { name: string; revoke: (employee: Employee) => Promise<unknown>; isUndone: string }

const KINDS: Kind[] = [
  {
    name: 'demotion',
    revoke: ({ admin, thief }) => admin.send('PATCH', `/cms/api/users/${thief.id}`, { role: null }),
    isUndone: 'role is not null',
  },
  {
    name: 'sign-out everywhere',
    revoke: ({ owner }) => owner.send('DELETE', '/api/account/sessions'),
    isUndone: '(select count(*) from users_sessions where _parent_id = users.id) <> 1',
  },
  {
    name: 'new password',
    revoke: ({ admin, thief }) => admin.send('PATCH', `/cms/api/users/${thief.id}`, { password: `${PASSWORD} again` }),
    isUndone: 'hash = $2',
  },
  {
    name: 'deletion',
    revoke: ({ owner }) => owner.send('POST', '/api/account/delete', { password: PASSWORD }),
    isUndone: 'closed_at is null',
  },
]

export const revoked: Row = {
  name: 'revoked',
  needs: [],
  run: async (testbed) => {
    const admin = await new Visitor(testbed).signUp({ isEmployee: true })
    await admin.send('POST', '/api/confirm-password', { password: PASSWORD })
    const findings: string[] = []
    for (const kind of KINDS) {
      let undone = 0
      for (let turn = 0; turn < TRIES; turn++) if (await isUndoneAfter(testbed, admin, kind)) undone++
      if (undone > 0) findings.push(`${kind.name} was undone in ${undone} of ${TRIES} tries`)
    }
    return { tried: `${KINDS.map(({ name }) => name).join(', ')}: ${TRIES} tries each`, findings }
  },
}

async function isUndoneAfter(testbed: Testbed, admin: Visitor, { revoke, isUndone }: Kind): Promise<boolean> {
  const owner = await new Visitor(testbed).signUp({ isEmployee: true })
  const thief = owner.copy()
  // Signing in ends the browser's previous session.
  owner.cookies.delete('stonehunt-token')
  await owner.signIn()
  const read = (what: string) =>
    testbed.pool.query<{ value: unknown }>(`select ${what} as value from users where id = $1`, [thief.id])
  const hash = (await read('hash')).rows[0]?.value
  let isOver = false
  let wrote = 0
  const loop = async (method: string, path: string, body: object) => {
    while (!isOver) if ((await thief.send(method, path, body)).status === 200) wrote++
  }
  const calls = [
    ['POST', '/cms/api/users/refresh-token', {}],
    ['PATCH', `/cms/api/users/${thief.id}`, { firstName: 'Mallory' }],
    ['PATCH', `/cms/api/users?where[id][equals]=${thief.id}`, { lastName: 'Stone' }],
  ] as const
  const loops = [...calls, ...calls].map(([method, path, body]) => loop(method, path, body))
  await pause(300)
  await revoke({ testbed, admin, owner, thief })
  await pause(300)
  isOver = true
  await Promise.all(loops)
  if (wrote === 0) throw new Error('The loops wrote nothing, so nothing was tried')
  const values = isUndone.includes('$2') ? [thief.id, hash] : [thief.id]
  const { rowCount } = await testbed.pool.query(`select 1 from users where id = $1 and ${isUndone}`, values)
  return rowCount !== 0
}
