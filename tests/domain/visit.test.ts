import type { Request, Response } from 'express'
import type { Payload } from 'payload'
import { afterAll, expect, it, vi } from 'vitest'
import { visit } from '#server/http/createRequestContext.ts'

const complete = {
  SITE_URL: 'https://stonehunt.test',
  DATABASE_URL: 'postgres://user:word@localhost:5432/shop',
  PAYLOAD_SECRET: 'x'.repeat(32),
  STRIPE_SECRET_KEY: 'sk_test_1',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
  SPREADCONNECT_API_KEY: 'key',
  SPREADCONNECT_WEBHOOK_SECRET: 'x'.repeat(16),
}
for (const [name, value] of Object.entries(complete)) vi.stubEnv(name, value)
afterAll(() => vi.unstubAllEnvs())

const hasAccessors = (bag: object) =>
  Object.values(Object.getOwnPropertyDescriptors(bag)).some((property) => !('value' in property))

it('what a request brings has no accessors of its own, by which the engine would keep all of it long after it is over', async () => {
  const payload = { secret: 'secret', db: { pool: {} }, logger: { child: () => ({}) } } as unknown as Payload
  const meet = () => {
    const app = { locals: { now: () => new Date(0) } }
    const request = { headers: {}, ip: '127.0.0.1', app, is: () => false, get: () => undefined }
    const response = { locals: {}, cookie: () => undefined }
    return visit(payload, request as unknown as Request, response as unknown as Response)
  }
  const [one, other] = await Promise.all([meet(), meet()])
  expect([one, one.web, one.web.device, one.web.outside, one.web.challenge].filter(hasAccessors)).toEqual([])
  expect(one.web.cartKey).toBeNull()
  expect(one.web.ensureCartKey()).toBe(one.web.cartKey)
  expect(one.web.device.key()).toBe(one.web.device.key())
  expect(one.web.device.key()).not.toBe(other.web.device.key())
})
