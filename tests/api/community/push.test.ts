import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sendPush } from '#domain/community/push/sendPush.ts'
import { startPostPushes } from '#domain/community/push/startPostPushes.ts'
import { publicLookup } from '#providers/receivers/publicLookup.ts'
import type { Browser } from '../../support/Browser.ts'
import { signInElsewhere, signUpPatron, whoIs } from '../../support/members.ts'
import { jobsDone } from '../../support/orders.ts'
import { eventually, PASSWORD, signUpConfirmed, signUpEmployee } from '../../support/people.ts'
import { startPushReceiver } from '../../support/pushReceiver.ts'
import { useSite } from '../../support/site.ts'
import { sendFromPanel } from '../../support/panel.ts'
import { runByTheClock } from '../../support/time.ts'
import { smallPicture, upload } from '../../support/uploads.ts'

const site = useSite()
let receiver: Awaited<ReturnType<typeof startPushReceiver>>
beforeAll(async () => {
  receiver = await startPushReceiver()
})
afterAll(() => receiver.close())

const now = () => new Date(Date.now() + site.clock.aheadMs)
const req = () => ({ payload: site.payload, pool: site.pool, user: null, now: now(), log: site.payload.logger })

async function turnOn(person: Browser) {
  const device = receiver.newDevice()
  expect((await person.post('/api/account/push/devices', device)).status).toBe(200)
  return device
}

const onlyDevice = ({ endpoint }: { endpoint: string }) =>
  site.pool.query('delete from push_devices where endpoint <> $1', [endpoint])

async function addPost({ isSubscriberOnly = true, status = 'published', kind = 'hunt' } = {}): Promise<number> {
  const { rows } = await site.pool.query<{ id: number }>(
    `insert into posts (title, description, type, is_subscriber_only, status, created_at, category, body)
     values ('A split ridge', 'What anybody may read.', 'video', $1, $2, $3, $4,
       '{"root":{"type":"root","children":[{"type":"paragraph","children":[{"type":"text","text":"locked words"}]}]}}') returning id`,
    [isSubscriberOnly, status, now(), kind],
  )
  return rows[0]?.id ?? 0
}

async function pushed(): Promise<void> {
  await startPostPushes(req())
  await jobsDone(site)
}

const KINDS = ['hunt', 'gear-review', 'q-and-a', 'field-notes']

describe('notifications', () => {
  it('have keys of the site, which stay the same', async () => {
    const person = await signUpConfirmed(site)
    const first = await person.get('/api/account/push')
    expect(first.json).toEqual({
      publicKey: expect.stringMatching(/^[\w-]{87}$/) as unknown,
      kinds: KINDS,
      replies: true,
      devices: 0,
    })
    expect((await (await signUpConfirmed(site)).get('/api/account/push')).json).toEqual(first.json)
    expect((await site.visitor().get('/api/account/push')).status).toBe(401)
  })

  it('tell each device once about a new post, without what only members may read', async () => {
    const [one, other] = [await signUpConfirmed(site), await signUpPatron(site)]
    const phone = await turnOn(one)
    const tablet = await turnOn(await signInElsewhere(site, one))
    const member = await turnOn(other)
    const id = await addPost()
    await pushed()
    await pushed()
    const message = {
      title: 'A split ridge',
      body: 'New for members at Stone Hunt',
      path: `/content/${id}`,
      tag: `post-${id}`,
    }
    for (const device of [phone, tablet, member]) expect(receiver.sentTo(device)).toEqual([message])
    const headers = receiver.received[0]?.headers
    expect(headers).toMatchObject({ topic: `post-${id}`, ttl: '86400', 'content-encoding': 'aes128gcm' })
    expect(headers?.['authorization']).toMatch(/^vapid t=[\w.-]+, k=[\w-]{87}$/)
    const sent = await site.pool.query<{ id: number }>('select id from push_messages where post_id = $1', [id])
    for (const { id: messageId } of sent.rows) await sendPush(req(), messageId)
    expect(receiver.sentTo(phone)).toHaveLength(1)
  })

  it('leave out posts that are not published, older than the choice, or of an unwanted kind', async () => {
    const person = await signUpConfirmed(site)
    await addPost()
    site.clock.aheadMs += 1000
    const device = await turnOn(person)
    await person.put('/api/account/push', { kinds: ['field-notes'], replies: false })
    await addPost({ status: 'draft', kind: 'field-notes' })
    await addPost({ kind: 'hunt' })
    await pushed()
    expect(receiver.sentTo(device)).toEqual([])
    await addPost({ kind: 'field-notes', isSubscriberOnly: false })
    await pushed()
    expect(receiver.sentTo(device)).toMatchObject([{ body: 'New at Stone Hunt' }])
  })

  it('leave out a post that was published or scheduled without them, and its duplicate has them', async () => {
    const device = await turnOn(await signUpConfirmed(site))
    const employee = await signUpEmployee(site)
    const left = await addPost({ status: 'scheduled' })
    const choice = await employee.put(`/api/admin/posts/${left}/notices`, { email: true, push: false })
    expect(choice.status).toBe(200)
    await site.pool.query(`update posts set status = 'published', created_at = $1 where id = $2`, [now(), left])
    const quiet = await employee.post('/api/admin/posts', {
      title: 'A quiet post',
      type: 'gallery',
      imageURLs: [await upload(employee, await smallPicture())],
      notices: { email: true, push: false },
    })
    expect(quiet.status).toBe(201)
    const { id } = quiet.json as { id: number }
    expect((await employee.get(`/api/admin/posts/${id}/notices`)).json).toEqual({ email: true, push: false })
    await pushed()
    expect(receiver.sentTo(device)).toEqual([])
    const copied = await sendFromPanel(site, employee, 'POST', `/cms/api/posts/${id}/duplicate`, {})
    const { doc } = (await copied.json()) as { doc: { id: number } }
    expect((await employee.get(`/api/admin/posts/${doc.id}/notices`)).json).toEqual({ email: true, push: true })
  })

  it('are counted for a post before it is published, for those who write posts', async () => {
    await site.pool.query('delete from push_devices')
    const [one, other, uninterested] = await Promise.all([1, 2, 3].map(() => signUpConfirmed(site)))
    if (!one || !other || !uninterested) return expect.unreachable()
    await turnOn(one)
    await turnOn(await signInElsewhere(site, one))
    await turnOn(other)
    await turnOn(uninterested)
    await uninterested.put('/api/account/push', { kinds: ['field-notes'], replies: true })
    for (const person of [one, other]) await person.put('/api/account/push', { kinds: KINDS, replies: true })
    const employee = await signUpEmployee(site)
    await turnOn(employee)
    await employee.put('/api/account/push', { kinds: KINDS, replies: true })
    const id = await addPost({ status: 'draft' })
    await site.pool.query('update posts set author_id = (select id from users where email = $1) where id = $2', [
      (await whoIs(employee)).email,
      id,
    ])
    expect(await employee.get(`/api/admin/posts/${id}/push`)).toMatchObject({
      status: 200,
      json: { people: 2, devices: 3 },
    })
    const note = await addPost({ status: 'draft', kind: 'field-notes' })
    expect((await employee.get(`/api/admin/posts/${note}/push`)).json).toEqual({ people: 4, devices: 5 })
    expect((await employee.get('/api/admin/posts/99999999/push')).status).toBe(404)
    expect((await one.get(`/api/admin/posts/${id}/push`)).status).toBe(403)
    expect((await site.visitor().get(`/api/admin/posts/${id}/push`)).status).toBe(401)
  })

  it('tell the author of a comment about a reply', async () => {
    const [asker, answerer] = [await signUpPatron(site), await signUpEmployee(site)]
    const id = await addPost()
    const device = await turnOn(asker)
    const asked = (await asker.post(`/api/posts/${id}/comments`, { content: 'Where was that?' })).json as { id: number }
    await site.pool.query(`update comments set status = 'visible' where id = $1`, [asked.id])
    await answerer.post(`/api/posts/${id}/comments`, { content: 'Near the creek', replyTo: asked.id })
    await jobsDone(site)
    expect(receiver.sentTo(device)).toEqual([
      {
        title: expect.stringMatching(/ replied to you$/) as unknown,
        body: 'Under “A split ridge”',
        path: `/content/${id}`,
        tag: `reply-${asked.id}`,
      },
    ])
  })

  it.each([
    [404, 0],
    [410, 0],
    [403, 1],
    [413, 1],
  ])('after the push service answered %i, %i devices are left', async (status, devices) => {
    const person = await signUpConfirmed(site)
    await onlyDevice(await turnOn(person))
    receiver.answers.push(status)
    await addPost()
    await pushed()
    expect((await person.get('/api/account/push')).json).toMatchObject({ devices })
  })

  it('are sent again after an error of the push service, in the end once', async () => {
    const person = await signUpConfirmed(site)
    const device = await turnOn(person)
    await onlyDevice(device)
    receiver.answers.push(503)
    await addPost()
    await startPostPushes(req())
    await eventually(async () => {
      await site.pool.query(`update graphile_worker._private_jobs set run_at = now() where attempts between 1 and 3`)
      return receiver.sentTo(device).length > 0
    })
    await jobsDone(site)
    expect(receiver.sentTo(device)).toHaveLength(1)
  })

  it('end with the session of the device, by the switch, and with the account', async () => {
    const [leaving, off, closed] = await Promise.all([
      signUpConfirmed(site),
      signUpConfirmed(site),
      signUpConfirmed(site),
    ])
    const devices = [await turnOn(leaving), await turnOn(off), await turnOn(closed)]
    await leaving.post('/api/logout')
    const [, second] = devices
    expect((await off.post('/api/account/push/devices/remove', { endpoint: second?.endpoint })).json).toMatchObject({
      devices: 0,
    })
    expect((await closed.get('/api/account/export')).json).toMatchObject({
      notifications: { aboutReplies: true, notAboutKinds: [] },
      devicesWithNotifications: [{ pushAddress: devices[2]?.endpoint }],
    })
    expect((await closed.post('/api/account/delete', { password: PASSWORD })).status).toBe(204)
    await addPost()
    await pushed()
    for (const device of devices) expect(receiver.sentTo(device)).toEqual([])
    await runByTheClock(site, 'housekeeping')
    const kept = await site.pool.query('select 1 from push_devices where endpoint = any($1)', [
      devices.map(({ endpoint }) => endpoint),
    ])
    expect(kept.rowCount).toBe(0)
  })

  it('end for a device whose keys nothing can be encrypted with', async () => {
    const device = receiver.newDevice()
    const person = await signUpConfirmed(site)
    const keys = { ...device.keys, p256dh: 'A'.repeat(87) }
    expect((await person.post('/api/account/push/devices', { ...device, keys })).status).toBe(200)
    await onlyDevice(device)
    await addPost()
    await pushed()
    expect((await person.get('/api/account/push')).json).toMatchObject({ devices: 0 })
  })

  it('are not sent to a name that leads inside', async () => {
    const problem = await new Promise((resolve) => publicLookup('localhost', {}, resolve))
    expect(problem).toEqual(new Error('localhost is not a public address'))
  })

  it('are refused to addresses that are not public push services', async () => {
    const person = await signUpConfirmed(site)
    const { keys } = receiver.newDevice()
    for (const endpoint of [
      'http://push.example.com/x',
      'https://localhost/x',
      'https://localhost./x',
      'https://printer.local./x',
      'https://10.0.0.1/x',
      'https://169.254.169.254/latest/meta-data/',
      'https://[::1]/x',
      'https://[::ffff:10.0.0.1]/x',
      'https://167772161/x',
      'https://user:word@push.example.com/x',
      'https://push.example.com:8443/x',
      'file:///etc/passwd',
      'not an address',
    ]) {
      const answer = await person.post('/api/account/push/devices', { endpoint, keys })
      expect(answer.status, endpoint).toBe(400)
    }
    const short = { endpoint: 'https://push.example.com/x', keys: { p256dh: 'AA', auth: 'AA' } }
    expect((await person.post('/api/account/push/devices', short)).status).toBe(400)
    expect((await person.get('/api/account/push')).json).toMatchObject({ devices: 0 })
  })
})
