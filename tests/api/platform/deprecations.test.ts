import { afterAll, expect, it, onTestFinished } from 'vitest'
import { route } from '#contracts/route.ts'
import { WEBHOOKS } from '#contracts/platform/webhookEvents.ts'
import { endpoints } from '#endpoints/index.ts'
import { openApi } from '#tools/openapi/openApi.ts'
import { startPostPushes } from '#domain/community/push/startPostPushes.ts'
import { fetchBytes } from '../../support/fetchBytes.ts'
import { eventually, signUpEmployee } from '../../support/people.ts'
import { publishGallery } from '../../support/posts.ts'
import { useSite } from '../../support/site.ts'
import { startWebhookReceiver } from '../../support/webhookReceiver.ts'

const deprecated = { since: '2027-03-01', sunset: '2028-03-01', instead: 'Read `GET /articles`.' }
const HEADERS = {
  deprecation: '@1803859200',
  sunset: 'Wed, 01 Mar 2028 00:00:00 GMT',
}
type Announced = { deprecated?: typeof deprecated; path?: string; when?: string }
/** As a later version writes it. Two calls of the API and an event: nothing of 1.0 is deprecated. */
const announced: Announced[] = [
  ...endpoints.filter(({ method, path }) => `${method} ${path}` === 'GET /merchandise'),
  ...endpoints.filter(({ method, path }) => `${method} ${path}` === 'POST /posts/:id/comments/:commentId/report'),
  WEBHOOKS['post.published'],
]
for (const one of announced) one.deprecated = deprecated
afterAll(() => {
  for (const one of announced) delete one.deprecated
})

const site = useSite({ keepsAnswers: true })

it('every response of a deprecated call says so: computed, cached, 304 and refused', async () => {
  const first = await fetchBytes(`${site.url}/api/merchandise`)
  const again = await fetchBytes(`${site.url}/api/merchandise`, { 'if-none-match': first.headers.etag ?? '' })
  const refused = await fetchBytes(`${site.url}/api/posts/1/comments/1/report`, {}, 'POST')
  expect([first.status, again.status, refused.status]).toEqual([200, 304, 401])
  const link = '</api/docs>; rel="deprecation"; type="text/html"'
  for (const { headers } of [first, again, refused]) expect(headers).toMatchObject({ ...HEADERS, link })
})

it('a call that stays has no such header, also at the address of one that goes', async () => {
  const visitor = site.visitor()
  for (const response of [await visitor.get('/api/products'), await visitor.post('/api/merchandise', {})])
    expect([...response.headers.keys()]).not.toContain('deprecation')
})

it('each delivery of a deprecated event says so', async () => {
  const receiver = await startWebhookReceiver()
  onTestFinished(receiver.close)
  const owner = await signUpEmployee(site)
  await owner.post('/api/admin/webhooks', { url: receiver.url, events: ['post.published'] })
  await publishGallery(owner, { title: 'A split ridge' })
  await startPostPushes({
    payload: site.payload,
    pool: site.pool,
    user: null,
    now: new Date(),
    log: site.payload.logger,
  })
  await eventually(() => Promise.resolve(receiver.accepted.length === 1))
  expect(receiver.accepted[0]?.headers).toMatchObject({
    ...HEADERS,
    link: `<${site.url}/api/docs>; rel="deprecation"; type="text/html"`,
  })
})

it('openapi.json marks both and says what to do instead', async () => {
  const readOld = route('GET', '/old', { summary: 'Reads what is old.', access: 'everyone', deprecated })
  const readNew = route('GET', '/new', { summary: 'Reads what is new.', access: 'everyone' })
  const { paths, webhooks } = await openApi({ articles: { readOld, readNew } })
  const description: unknown = expect.stringContaining(
    'Deprecated since 2027-03-01, gone from 2028-03-01 on. Read `GET /articles`.',
  )
  expect(paths?.['/old']?.get).toMatchObject({ deprecated: true, description })
  expect(paths?.['/new']?.get).not.toHaveProperty('deprecated')
  expect(webhooks?.['post.published']).toMatchObject({ post: { deprecated: true, description } })
  expect(webhooks?.['order.paid']).not.toHaveProperty('post.deprecated')
})
