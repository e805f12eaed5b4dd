import { beforeAll, describe, expect, it } from 'vitest'
import { AUDIT_LOG_DAYS } from '#contracts/shared/constants.ts'
import { type Entry, useAuditLog } from '../../support/auditLog.ts'
import type { Browser } from '../../support/Browser.ts'
import { whoIs } from '../../support/members.ts'
import { buy, notesOf } from '../../support/orders.ts'
import { sendFromPanel } from '../../support/panel.ts'
import { confirmEmail, eventually, PASSWORD, signUpEmployee, signUpMember } from '../../support/people.ts'
import { openShop } from '../../support/shop.ts'
import { useSite } from '../../support/site.ts'

const site = useSite()
const auditLog = useAuditLog(site)
const { news, panel, newPost, commentOf } = auditLog
let variantIds: number[]

beforeAll(async () => void (variantIds = (await openShop(site)).slice(-1)))

describe('the audit log', () => {
  const LIST = '/cms/api/employee-changes'

  it('is readable by employees, newest first, and can be filtered by employee, subject and time', async () => {
    const id = await newPost({ title: 'To be found' })
    const ask = async (query: string) => {
      const answer = await sendFromPanel(site, auditLog.employee, 'GET', `${LIST}?${query}`)
      return ((await answer.json()) as { docs: { subject: string; createdAt: string }[] }).docs
    }
    expect((await ask('limit=5'))[0]?.subject).toBe('Post “To be found”')
    expect(await ask(`where[kind][equals]=posts&where[subjectId][equals]=${id}`)).toHaveLength(1)
    expect(await ask(`where[employee][equals]=${auditLog.employeeId}&limit=1`)).toHaveLength(1)
    expect(await ask(`where[employee][equals]=2147483647`)).toEqual([])
    expect(await ask(`where[createdAt][greater_than]=${new Date(Date.now() + 60_000).toISOString()}`)).toEqual([])
  })

  it('is closed to members and visitors, and no employee can write to it', async () => {
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
      expect((await sendFromPanel(site, auditLog.employee, method, path, { what: 'Nothing' })).status, method).toBe(403)
    const { rowCount } = await site.pool.query('select 1 from employee_changes where id = $1', [id])
    expect(rowCount).toBe(1)
  })

  it('rejects updates and deletes in SQL', async () => {
    await newPost()
    const refused = 'What employees did is not rewritten'
    await expect(site.pool.query(`update employee_changes set what = 'Nothing'`)).rejects.toThrow(refused)
    await expect(site.pool.query('delete from employee_changes')).rejects.toThrow(refused)
  })

  it(`is kept for ${AUDIT_LOG_DAYS} days`, async () => {
    await site.pool.query(
      `insert into employee_changes (what, kind, subject, created_at) values
         ('Changed', 'posts', 'older', now() - make_interval(days => $1)),
         ('Changed', 'posts', 'younger', now() - make_interval(days => $2))`,
      [AUDIT_LOG_DAYS + 1, AUDIT_LOG_DAYS - 1],
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

  it('of a member leaves the entries without personal data', async () => {
    const person = await signUpMember(site)
    await confirmEmail(site, person)
    const { id } = await whoIs(person)
    await panel('PATCH', `/users/${id}`, { firstName: 'Marlowe', lastName: 'Quartzfield' })
    const comment = await commentOf(person, 'Quartzfield was here')
    await panel('PATCH', `/comments/${comment}`, { status: 'hidden', hiddenReason: 'spam' })
    await panel('POST', '/site-settings', { key: 'praised', value: `Thanks to ${person.email}` })
    const entries = await news()
    expect(entries).toHaveLength(3)
    const { json } = await person.get('/api/account/export')
    expect(json).toMatchObject({ changesByEmployees: [{ what: 'Changed' }, { what: 'Changed' }] })
    expect(JSON.stringify(json)).not.toContain(auditLog.employee.email)
    expect((await leave(person)).status).toBe(204)
    expect(await everything()).not.toContain(person.email)
    expect(await everything()).not.toContain('quartzfield')
    const { rows } = await site.pool.query<Entry>('select * from employee_changes where id = any($1) order by id', [
      entries.map((entry) => entry.id),
    ])
    expect(rows).toMatchObject([
      {
        what: 'Changed',
        kind: 'users',
        employee_id: auditLog.employeeId,
        about_id: id,
        subject: `Person no. ${id}`,
        details: [
          { field: 'First name', before: null, after: null },
          { field: 'Last name', before: null, after: null },
        ],
      },
      { what: 'Changed', kind: 'comments', employee_id: auditLog.employeeId, subject: entries[1]?.subject },
      { what: 'Created', kind: 'site-settings', employee_id: auditLog.employeeId, subject: 'Setting “praised”' },
    ])
    expect(rows[2]?.details).toContainEqual({
      field: 'Value',
      before: null,
      after: `Thanks to a former member (no. ${id})`,
    })
  })

  it('with an unconfirmed address leaves other people’s data with that address', async () => {
    const guest = 'guest-customer@example.test'
    await site.visitor().post('/api/contact', { email: guest, name: 'A guest', message: 'Where is my parcel?' })
    await panel('POST', '/site-settings', { key: 'guest of the month', value: guest })
    const { id: orderId } = await buy(site, { variantIds })
    await site.pool.query('update orders set email = $1 where id = $2', [guest, orderId])
    await site.pool.query(`insert into order_events (order_id, kind, "values") values ($1, 'note', $2)`, [
      orderId,
      JSON.stringify({ text: `Wrote to ${guest}` }),
    ])
    await site.pool.query(
      `insert into mail_outbox (key, kind, "to", data) values ('order-shipped:guest', 'order-shipped', $1, '{"reference":"HUNT-GUESTGUEST"}')`,
      [guest],
    )
    const remaining = async () => ({
      messages: (await site.pool.query('select message from contact_messages where email = $1', [guest])).rows,
      auditLog: (
        await site.pool.query(`select * from employee_changes where details::text like '%' || $1 || '%'`, [guest])
      ).rows,
      notes: (
        await site.pool.query(`select "values" from order_events where "values" ->> 'text' like $1`, [`%${guest}`])
      ).rows,
      mails: (await site.pool.query(`select key from mail_outbox where "to" = $1 and kind like 'order-%'`, [guest]))
        .rows,
    })
    const before = await remaining()
    for (const rows of Object.values(before)) expect(rows.length).toBeGreaterThan(0)

    const stranger = await signUpMember(site, guest)
    await stranger.post('/api/contact', { message: 'Nothing to see here' })
    const { id } = await whoIs(stranger)
    expect((await leave(stranger)).status).toBe(204)
    expect(await remaining()).toEqual(before)
    const own = await site.pool.query(
      `select 1 from mail_outbox where "to" = $1 and kind not like 'order-%'
       union all select 1 from contact_messages where user_id = $2`,
      [guest, id],
    )
    expect(own.rows).toEqual([])
  })

  it('of an employee leaves every entry about them', async () => {
    const colleague = await signUpEmployee(site)
    const { id } = await whoIs(colleague)
    const until = '2030-01-01T00:00:00.000Z'
    const change = { firstName: 'Other', complimentaryUntil: until }
    expect((await sendFromPanel(site, colleague, 'PATCH', `/cms/api/users/${id}`, change)).status).toBe(200)
    const before = await news()
    expect((await leave(colleague)).status).toBe(204)
    const { rows } = await site.pool.query<Entry>('select * from employee_changes where employee_id = $1', [id])
    expect(rows).toEqual([
      {
        ...before[0],
        subject: `Person no. ${id}`,
        details: before[0]?.details?.map((entry) =>
          entry.field === 'First name' ? { ...entry, before: null, after: null } : entry,
        ),
      },
    ])
    expect(rows[0]?.details).toContainEqual(
      expect.objectContaining({ field: 'Complimentary membership until', before: null }),
    )
  })

  it('removes only whole email addresses from entries, not longer ones that contain them', async () => {
    const [ann, joann] = [await signUpMember(site, 'ann@agates.test'), await signUpMember(site, 'joann@agates.test')]
    await confirmEmail(site, ann)
    for (const value of [`Thanks to ${joann.email}`, `Thanks to ${ann.email}.au`, `Thanks to ${ann.email}.`])
      await panel('POST', '/site-settings', { key: `praised ${value.length}`, value })
    expect((await leave(ann)).status).toBe(204)
    const told = await everything()
    expect(told).toContain('thanks to joann@agates.test')
    expect(told).toMatch(/thanks to a former member \(no\. \d+\)\./)
    expect(told).toContain('thanks to ann@agates.test.au')
    expect(told).not.toContain('thanks to ann@agates.test.\"')
  })

  it('of an employee leaves their actions without their name, in order notes too', async () => {
    const colleague = await signUpEmployee(site)
    const { id: colleagueId } = await whoIs(colleague)
    const { id } = await buy(site, { variantIds })
    await colleague.post(`/api/admin/orders/${id}/refund`, { amount: '1.00', reason: 'A scratch' })
    expect(await news()).toHaveLength(1)
    expect((await leave(colleague)).status).toBe(204)
    expect(await everything()).not.toContain(colleague.email)
    const notes = await notesOf(site, id)
    expect(notes).toContain(`Refund of $1.00 by a former employee (no. ${colleagueId}): A scratch`)
    expect(JSON.stringify(notes)).not.toContain(colleague.email)
  })
})
