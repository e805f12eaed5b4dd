import { beforeAll, describe, expect, it } from 'vitest'
import type { Browser } from '../support/Browser.ts'
import { signUpEmployee } from '../support/people.ts'
import { sendRaw } from '../support/rawHttp.ts'
import { useSite } from '../support/site.ts'

const site = useSite()
let employee: Browser
let postId: number

beforeAll(async () => {
  employee = await signUpEmployee(site)
  const { rows } = await site.pool.query<{ id: number }>(
    `insert into posts (title, type, is_subscriber_only, status) values ('A ridge', 'video', true, 'published') returning id`,
  )
  postId = rows[0]?.id ?? 0
})

const panel = (method: string, path: string, body?: string) =>
  sendRaw(site, method, `/cms/api${path}`, {
    as: employee,
    body,
    headers: { 'sec-fetch-site': 'same-origin', ...(body !== undefined && { 'content-type': 'application/json' }) },
  })

describe('what the panel’s REST cannot make sense of', () => {
  it.each([
    '/users/abc',
    '/users/99999999999',
    '/users/-1',
    '/users?page=-1',
    '/users?limit=-5',
    '/users?where=%7B',
    '/users?where[email][like]=%00',
    '/users?where[id][equals]=abc',
    '/users?where[createdAt][greater_than]=yesterday',
    '/users?sort=%00',
    '/__proto__',
    '/constructor/1',
    '/media/file/zzz.jpg',
  ])('is no failure of ours: GET %s', async (path) => {
    const { status } = await panel('GET', path)
    expect(status).toBeGreaterThanOrEqual(200)
    expect(status).toBeLessThan(500)
  })

  it.each([
    'null',
    '[]',
    '"text"',
    '{',
    '{"video":999999}',
    '{"author":999999}',
    '{"createdAt":"garbage"}',
    '{"publishAt":"never"}',
    '{"title":"\\u0000"}',
    '{"title":{"a":1}}',
    '{"images":[{"media":999999}]}',
    '{"_status":"x","id":"y"}',
  ])('is no failure of ours: PATCH with %s', async (body) => {
    const { status } = await panel('PATCH', `/posts/${postId}`, body)
    expect(status).toBeGreaterThanOrEqual(200)
    expect(status).toBeLessThan(500)
  })
})
