import { describe, expect, it } from 'vitest'
import { cookieNames } from '#contracts/platform/cookies.ts'
import { useAuditLog } from '../../support/auditLog.ts'
import { signUpPatron, whoIs } from '../../support/members.ts'
import { sendFromPanel, uploadInPanel } from '../../support/panel.ts'
import { signUpMember } from '../../support/people.ts'
import { useSite } from '../../support/site.ts'
import { smallPicture } from '../../support/uploads.ts'

const site = useSite()
const auditLog = useAuditLog(site)
const { news, panel, newPost, commentOf } = auditLog

describe('an employee’s change in the panel', () => {
  it.each(['select[title]=false', 'select[id]=true', 'select={}', 'select[deletedAt]=false'])(
    'is recorded in full, whatever fields the response selects: %s',
    async (select) => {
      const id = await newPost({ title: 'Whole' })
      await news()
      await panel('PATCH', `/posts/${id}?${select}`, { title: 'Changed' })
      expect(await news()).toMatchObject([
        {
          what: 'Changed',
          subject: 'Post “Changed”',
          details: [{ field: 'Title', before: 'Whole', after: 'Changed' }],
        },
      ])
      await panel('PATCH', `/posts?where[id][equals]=${id}&${select}`, { deletedAt: new Date().toISOString() })
      expect(await news()).toMatchObject([{ subject: 'Post “Changed”' }])
      await panel('DELETE', `/posts/${id}?trash=true&${select}`)
      expect(await news()).toMatchObject([{ subject: 'Post “Changed”' }])
    },
  )

  it('records a new role by the person’s name although the response selects no fields', async () => {
    const person = await signUpMember(site)
    const { id } = await whoIs(person)
    const select = 'select[firstName]=false&select[email]=false&select[role]=false'
    await panel('PATCH', `/users/${id}?${select}`, { role: 'owner' })
    const [entry] = await news()
    expect(entry?.subject).toBe(`Person “${person.email}”`)
    expect(entry?.details).toContainEqual({ field: 'Role', before: null, after: 'Owner' })
  })

  it('is recorded with employee, subject, old and new values and the logged request id', async () => {
    const { doc, requestId } = await panel<{ id: number }>('POST', '/posts', {
      title: 'First light',
      type: 'gallery',
      images: auditLog.images,
    })
    const made = await news()
    expect(made).toMatchObject([
      {
        employee_id: auditLog.employeeId,
        what: 'Created',
        kind: 'posts',
        subject_id: String(doc.id),
        subject: 'Post “First light”',
      },
    ])
    expect(made[0]?.details).toContainEqual({ field: 'Title', before: null, after: 'First light' })
    expect(made[0]?.request_id).toMatch(/^[0-9a-f-]{36}$/)
    expect(requestId).toBe(made[0]?.request_id)

    const publicAt = '2026-12-24T18:30:00.000Z'
    await panel('PATCH', `/posts/${doc.id}`, {
      title: 'Last light',
      isSubscriberOnly: false,
      category: 'q-and-a',
      publicAt,
    })
    expect(await news()).toMatchObject([
      {
        what: 'Changed',
        subject: 'Post “Last light”',
        details: [
          { field: 'Title', before: 'First light', after: 'Last light' },
          { field: 'Subscribers only', before: 'Yes', after: 'No' },
          { field: 'Kind', before: 'Hunt', after: 'Q&A' },
          { field: 'Public from', before: null, after: 'Dec 24, 2026, 6:30 PM UTC' },
        ],
      },
    ])
  })

  it('shows formatted prices, moves to and from the trash, and the values of deleted items', async () => {
    const { doc } = await panel<{ id: number }>('POST', '/products', { name: 'Loupe', priceCents: 1000 })
    await panel('PATCH', `/products/${doc.id}`, { priceCents: 1250 })
    await panel('DELETE', `/products/${doc.id}`)
    const [, changed, deleted] = await news()
    expect(changed?.details).toEqual([{ field: 'Price', before: '$10.00', after: '$12.50' }])
    expect(deleted).toMatchObject({ what: 'Deleted', subject: 'Gear “Loupe”' })
    expect(deleted?.details).toContainEqual({ field: 'Price', before: '$12.50', after: null })

    const id = await newPost()
    await panel('PATCH', `/posts/${id}`, { deletedAt: new Date().toISOString() })
    await panel('PATCH', `/posts/${id}?trash=true`, { deletedAt: null })
    expect((await news()).map(({ what }) => what)).toEqual(['Created', 'Moved to the trash', 'Restored from the trash'])
  })

  it('records each post of a bulk edit, and a restored version', async () => {
    const ids = [await newPost({ title: 'One of two' }), await newPost({ title: 'Two of two' })]
    await news()
    await panel('PATCH', `/posts?where[id][in]=${ids.join(',')}`, { category: 'gear-review' })
    const together = await news()
    expect(together.map(({ subject }) => subject).sort()).toEqual(['Post “One of two”', 'Post “Two of two”'])
    const versions = await sendFromPanel(
      site,
      auditLog.employee,
      'GET',
      `/cms/api/posts/versions?where[parent][equals]=${ids[0] ?? 0}`,
    )
    const { docs } = (await versions.json()) as { docs: { id: number; version: { category: string } }[] }
    const first = docs.find(({ version }) => version.category === 'hunt')
    await panel('POST', `/posts/versions/${first?.id ?? 0}`)
    expect(await news()).toMatchObject([
      {
        what: 'Changed',
        subject: 'Post “One of two”',
        details: [{ field: 'Kind', before: 'Gear review', after: 'Hunt' }],
      },
    ])
  })

  it('is not recorded when it changes nothing, nor are members’ actions', async () => {
    const id = await newPost()
    await news()
    await panel('PATCH', `/posts/${id}`, { title: 'A ridge' })
    const member = await signUpPatron(site)
    await member.post(`/api/posts/${id}/comments`, { content: 'What a druse' })
    expect(await news()).toEqual([])
  })

  it('is recorded without passwords, tokens and secrets', async () => {
    const { email } = auditLog.employee
    const id = auditLog.employeeId
    const secrets = ['granite under the third bridge', 'pegmatite in the drawer']
    await panel('PATCH', `/users/${id}`, { firstName: 'Opal', password: secrets[0] })
    await panel('POST', '/site-settings', { key: 'weather_api_key', value: secrets[1] })
    const entries = await news()
    expect(entries[0]).toMatchObject({ subject: `Person “${email}”`, about_id: id })
    expect(entries[0]?.details).toEqual([
      { field: 'First name', before: 'Test', after: 'Opal' },
      { field: 'Password', before: null, after: null },
    ])
    expect(entries[1]?.subject).toBe('Setting “weather_api_key”')
    for (const secret of secrets) expect(JSON.stringify(entries)).not.toContain(secret)
    expect(JSON.stringify(entries)).not.toMatch(/hash|salt|session/i)
  })

  it('records a file’s name, and not the text of a deleted comment', async () => {
    const file = await uploadInPanel(site, auditLog.employee, await smallPicture())
    expect(await news()).toMatchObject([{ what: 'Created', kind: 'media', subject: `File “${file.filename}”` }])
    const author = await signUpMember(site)
    const comment = await commentOf(author, 'Mine alone to say')
    await panel('DELETE', `/comments/${comment}`)
    const entries = await news()
    expect(entries).toMatchObject([{ what: 'Deleted', kind: 'comments', about_id: (await whoIs(author)).id }])
    expect(JSON.stringify(entries)).not.toContain('Mine alone')
  })

  it('is not recorded when the change is rejected', async () => {
    await site.pool.query(`update users set role = case when email = $1 then 'owner'::enum_users_role end`, [
      auditLog.employee.email,
    ])
    const answer = await sendFromPanel(site, auditLog.employee, 'PATCH', `/cms/api/users/${auditLog.employeeId}`, {
      role: null,
    })
    expect(answer.status).toBe(409)
    expect(await news()).toEqual([])
  })
})

it('records an employee’s change in English when the panel is in German', async () => {
  const id = await newPost({ title: 'Erstes Licht' })
  await news()
  const name = `${cookieNames(site.url).prefix}-lng`
  auditLog.employee.cookies.set(name, 'de')
  await panel('PATCH', `/posts/${id}`, { category: 'q-and-a', isSubscriberOnly: false })
  auditLog.employee.cookies.delete(name)
  const details = [
    { field: 'Subscribers only', before: 'Yes', after: 'No' },
    { field: 'Kind', before: 'Hunt', after: 'Q&A' },
  ]
  expect(await news()).toMatchObject([{ what: 'Changed', subject: 'Post “Erstes Licht”', details }])
})
