import { beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { env } from '#env'
import type { Browser } from '../../support/Browser.ts'
import { printArticles, storedCatalogue, sync, synced } from '../../support/catalogue.ts'
import { signUpEmployee, tellPrint } from '../../support/people.ts'
import { losePrintProvider, unpaced } from '../../support/shop.ts'
import { useSite } from '../../support/site.ts'

const site = useSite()
let employee: Browser

beforeAll(async () => {
  unpaced()
  employee = await signUpEmployee(site)
  await sync(employee)
})

const fault = (mode: string | null, more: object = {}) => tellPrint(site, 'faults', { mode, ...more })

describe('the status of the newest sync', () => {
  it('shows what it changed or why it failed', async () => {
    const { count } = await synced(employee)
    expect((await employee.get('/api/merchandise/sync/status')).json).toMatchObject({
      outcome: 'done',
      trigger: 'employee',
      step: null,
      count,
    })
    await fault('error500', { path: '^/articles' })
    await sync(employee)
    await fault(null)
    expect((await employee.get('/api/merchandise/sync/status')).json).toMatchObject({
      outcome: 'failed',
      problem: expect.stringMatching(/Nothing was changed/) as string,
    })
    await sync(employee)
  })

  it('does not stay “running” after an interruption', async () => {
    await site.pool.query(`insert into sync_runs (trigger, outcome, step) values ('schedule', 'running', 'reading')`)
    await sync(employee)
    const { rows } = await site.pool.query(`select 1 from sync_runs where outcome = 'running'`)
    expect(rows).toEqual([])
  })
})

describe('a failed sync', () => {
  const modes = ['error500', 'malformed', 'html', 'empty', 'partial_page', 'reset_after', 'duplicate_ids']
  it.each(modes)('with %s on the first page changes nothing and reports it', async (mode) => {
    const before = await storedCatalogue(site)
    onTestFinished(async () => void (await fault(null)))
    await fault(mode, { path: '^/articles' })
    const answer = await sync(employee)
    expect(answer).toMatchObject({
      status: 502,
      json: { code: 'sync_failed', message: expect.stringMatching(/^Failed to sync merchandise/) as string },
    })
    expect(await storedCatalogue(site)).toBe(before)
  })

  // The emulator cannot cut stock in half, because it is not a list.
  it.each(modes.filter((mode) => !['partial_page', 'duplicate_ids'].includes(mode)))(
    'with %s for the stock changes nothing',
    async (mode) => {
      const before = await storedCatalogue(site)
      onTestFinished(async () => void (await fault(null)))
      await fault(mode, { path: '^/stock' })
      expect((await sync(employee)).status).toBe(502)
      expect(await storedCatalogue(site)).toBe(before)
    },
  )

  it('with prices in another currency changes nothing', async () => {
    const before = await storedCatalogue(site)
    onTestFinished(async () => void (await tellPrint(site, 'currency', { currency: 'USD' })))
    await tellPrint(site, 'currency', { currency: 'EUR' })
    expect(await sync(employee)).toMatchObject({
      status: 502,
      json: { message: expect.stringMatching(/prices are in EUR, this shop’s in USD/) as string },
    })
    expect(await storedCatalogue(site)).toBe(before)
  })

  it('with prices without a currency changes nothing', async () => {
    const before = await storedCatalogue(site)
    onTestFinished(async () => void (await tellPrint(site, 'currency', { currency: 'USD' })))
    await tellPrint(site, 'currency', { currency: null })
    expect(await sync(employee)).toMatchObject({
      status: 502,
      json: {
        message:
          'Failed to sync merchandise: The print provider doesn’t say which currency its prices are in. Nothing was changed.',
      },
    })
    expect(await storedCatalogue(site)).toBe(before)
  })

  it('without a provider to reach changes nothing', async () => {
    const before = await storedCatalogue(site)
    await losePrintProvider()
    expect(await sync(employee)).toMatchObject({ status: 502, json: { code: 'sync_failed' } })
    expect(await storedCatalogue(site)).toBe(before)
  })

  it('while it is storing changes nothing', async () => {
    const [first] = await printArticles(site)
    await tellPrint(site, 'articles', { put: { id: first?.id, description: 'Half-way' } })
    const before = await storedCatalogue(site)
    await site.pool.query(
      `create function refuse() returns trigger language plpgsql as $$ begin raise exception 'disk full'; end $$`,
    )
    await site.pool.query(
      'create trigger refuse before insert on merchandise_images for each row execute function refuse()',
    )
    expect((await sync(employee)).status).toBe(500)
    await site.pool.query('drop trigger refuse on merchandise_images')
    await site.pool.query('drop function refuse')
    expect(await storedCatalogue(site)).toBe(before)
    expect(await synced(employee)).toMatchObject({ updated: 1 })
  })

  it('is followed by a successful one', async () => {
    expect((await sync(employee)).status).toBe(200)
  })
})

describe('twenty concurrent syncs', () => {
  it('run one at a time: the others get 409', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => sync(employee)))
    const statuses = answers.map(({ status }) => status)
    expect(new Set(statuses)).toEqual(new Set([200, 409]))
    expect(answers.find(({ status }) => status === 409)?.json).toMatchObject({ code: 'sync_running' })
    const { rows } = await site.pool.query('select article_id from merchandise group by article_id having count(*) > 1')
    expect(rows).toEqual([])
    expect((await sync(employee)).status).toBe(200)
  })
})

describe('the connection test', () => {
  it('names the account at the provider and changes nothing', async () => {
    const before = await storedCatalogue(site)
    expect(await employee.get('/api/test-spreadconnect')).toMatchObject({
      status: 200,
      json: { message: expect.stringMatching(/^Connected to the print provider as .+/) as string },
    })
    expect(await storedCatalogue(site)).toBe(before)
  })

  it.each(['error500', 'html', 'malformed', 'reset_after'])('reports the failure after %s', async (mode) => {
    onTestFinished(async () => void (await fault(null)))
    await fault(mode, { path: 'authentication', times: 1 })
    expect(await employee.get('/api/test-spreadconnect')).toMatchObject({
      status: 502,
      json: {
        code: 'print_provider_unreachable',
        message: expect.stringMatching(/^Failed to connect to the print provider: .+/) as string,
      },
    })
  })

  it('reports a wrong key without showing it', async () => {
    const key = env().SPREADCONNECT_API_KEY
    onTestFinished(() => void (env().SPREADCONNECT_API_KEY = key))
    env().SPREADCONNECT_API_KEY = 'a-wrong-key'
    const answer = await employee.get('/api/test-spreadconnect')
    expect(answer).toMatchObject({
      status: 502,
      json: { message: 'Failed to connect to the print provider: the API key was refused' },
    })
    expect(answer.text).not.toContain('a-wrong-key')
  })
})
