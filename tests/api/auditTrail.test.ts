import { beforeAll, describe, expect, it } from 'vitest'
import { TRAIL_DAYS } from '#contracts/constants.ts'
import { type Entry, useAuditTrail } from '../support/auditTrail.ts'
import type { Browser } from '../support/Browser.ts'
import { whoIs } from '../support/members.ts'
import { buy } from '../support/orders.ts'
import { sendFromPanel } from '../support/panel.ts'
import { eventually, PASSWORD, signUpEmployee, signUpMember } from '../support/people.ts'
import { openShop } from '../support/shop.ts'
import { useSite } from '../support/site.ts'

const site = useSite()
const trail = useAuditTrail(site)
const { news, panel, newPost, commentOf } = trail
let variantIds: number[]

beforeAll(async () => void (variantIds = (await openShop(site)).slice(-1)))

describe('the list of changes', () => {
  const LIST = '/cms/api/employee-changes'

  it('is read by employees, the newest first, and filtered by person, subject and time', async () => {
    const id = await newPost({ title: 'To be found' })
    const ask = async (query: string) => {
      const answer = await sendFromPanel(site, trail.employee, 'GET', `${LIST}?${query}`)
      return ((await answer.json()) as { docs: { subject: string; createdAt: string }[] }).docs
    }
    expect((await ask('limit=5'))[0]?.subject).toBe('Post “To be found”')
    expect(await ask(`where[kind][equals]=posts&where[subjectId][equals]=${id}`)).toHaveLength(1)
    expect(await ask(`where[employee][equals]=${trail.employeeId}&limit=1`)).toHaveLength(1)
    expect(await ask(`where[employee][equals]=2147483647`)).toEqual([])
    expect(await ask(`where[createdAt][greater_than]=${new Date(Date.now() + 60_000).toISOString()}`)).toEqual([])
  })

  it('is closed to members and visitors, and written, changed or deleted by nobody', async () => {
    await newPost()
    const id = (await news())[0]?.id ?? 0
    expect((await site.visitor().get(LIST)).status).toBe(401)
    expect((await (await signUpMember(site)).get(LIST)).status).toBe(403)
    for (const [method, path] of [
      ['POST', LIST],
      ['PATCH', `${LIST}/${id}`],
      ['DELETE', `${LIST}/${id}`],
      ['DELETE', `${LIST}?where[id][exists]=true`],
    ] as const)
      expect((await sendFromPanel(site, trail.employee, method, path, { what: 'Nothing' })).status, method).toBe(403)
    const { rowCount } = await site.pool.query('select 1 from employee_changes where id = $1', [id])
    expect(rowCount).toBe(1)
  })

  it('is not rewritten by the site’s own program either', async () => {
    await newPost()
    const refused = 'What employees did is not rewritten'
    await expect(site.pool.query(`update employee_changes set what = 'Nothing'`)).rejects.toThrow(refused)
    await expect(site.pool.query('delete from employee_changes')).rejects.toThrow(refused)
  })

  it(`is swept after ${TRAIL_DAYS} days, and not before`, async () => {
    await site.pool.query(
      `insert into employee_changes (what, kind, subject, created_at) values
         ('Changed', 'posts', 'older', now() - make_interval(days => $1)),
         ('Changed', 'posts', 'younger', now() - make_interval(days => $2))`,
      [TRAIL_DAYS + 1, TRAIL_DAYS - 1],
    )
    await site.pool.query(`select graphile_worker.add_job('housekeeping')`)
    const stands = async (subject: string) =>
      (await site.pool.query('select 1 from employee_changes where subject = $1', [subject])).rowCount === 1
    await eventually(async () => !(await stands('older')))
    expect(await stands('younger')).toBe(true)
  })
})

describe('a deleted account', () => {
  const leave = (person: Browser) => person.post('/api/account/delete', { password: PASSWORD })
  const everything = async () =>
    JSON.stringify((await site.pool.query('select * from employee_changes')).rows).toLowerCase()

  it('of a member leaves what was done, without a word of them', async () => {
    const person = await signUpMember(site)
    const { id } = await whoIs(person)
    await panel('PATCH', `/users/${id}`, { firstName: 'Marlowe', lastName: 'Quartzfield' })
    const comment = await commentOf(person, 'Quartzfield was here')
    await panel('PATCH', `/comments/${comment}`, { content: 'Quartzfield, shortened' })
    await panel('POST', '/site-settings', { key: 'praised', value: `Thanks to ${person.email}` })
    const entries = await news()
    expect(entries).toHaveLength(3)
    const { json } = await person.get('/api/account/export')
    expect(json).toMatchObject({ changesByEmployees: [{ what: 'Changed' }, { what: 'Changed' }] })
    expect(JSON.stringify(json)).not.toContain(trail.employee.email)
    expect((await leave(person)).status).toBe(204)
    expect(await everything()).not.toContain(person.email)
    expect(await everything()).not.toContain('quartzfield')
    const { rows } = await site.pool.query<Entry>('select * from employee_changes where id = any($1) order by id', [
      entries.map((entry) => entry.id),
    ])
    expect(rows).toMatchObject([
      { what: 'Changed', kind: 'users', employee_id: trail.employeeId, subject: null, details: null },
      { what: 'Changed', kind: 'comments', employee_id: trail.employeeId, subject: null, details: null },
      { what: 'Made', kind: 'site-settings', employee_id: trail.employeeId, subject: null, details: null },
    ])
  })

  it('takes no word of somebody whose address has theirs in it', async () => {
    const [ann, joann] = [await signUpMember(site, 'ann@agates.test'), await signUpMember(site, 'joann@agates.test')]
    for (const value of [`Thanks to ${joann.email}`, `Thanks to ${ann.email}.au`, `Thanks to ${ann.email}.`])
      await panel('POST', '/site-settings', { key: `praised ${value.length}`, value })
    expect((await leave(ann)).status).toBe(204)
    const told = await everything()
    expect(told).toContain('thanks to joann@agates.test')
    expect(told).toContain('thanks to ann@agates.test.au')
    expect(told).not.toContain('thanks to ann@agates.test.\"')
  })

  it('of an employee leaves what they did, without their name, in the notes of orders too', async () => {
    const colleague = await signUpEmployee(site)
    const { id } = await buy(site, { variantIds })
    await colleague.post(`/api/admin/orders/${id}/refund`, { amount: '1.00', reason: 'A scratch' })
    expect(await news()).toHaveLength(1)
    expect((await leave(colleague)).status).toBe(204)
    expect(await everything()).not.toContain(colleague.email)
    const { rows } = await site.pool.query<{ what: string }>('select what from order_events where order_id = $1', [id])
    expect(rows.map(({ what }) => what)).toContain('Refund of $1.00 by a former colleague: A scratch')
    expect(JSON.stringify(rows)).not.toContain(colleague.email)
  })
})
