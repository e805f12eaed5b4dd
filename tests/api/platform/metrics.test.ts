import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { env } from '#env'
import { signUpWithCard } from '../../support/members.ts'
import { eventually, signUpByForm } from '../../support/people.ts'
import { startSecondApp } from '../../support/secondApp.ts'
import { useSite } from '../../support/site.ts'

const TOKEN = 'a token that only Prometheus has'

const site = useSite({ variables: () => ({ METRICS_TOKEN: TOKEN }) })

const ask = (token = TOKEN) => site.visitor().get('/metrics', { headers: { authorization: `Bearer ${token}` } })

async function readings(): Promise<Map<string, number>> {
  const { text } = await ask()
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'))
  return new Map(lines.map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.slice(line.lastIndexOf(' ')))]))
}

const counted = (route: string, status: number, method = 'GET') =>
  `stonehunt_http_request_duration_seconds_count{method="${method}",route="${route}",status="${status}"}`

describe('access to the metrics', () => {
  it('requires the token', async () => {
    expect((await ask()).headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/)
    const refused = [await ask('another token than that'), await ask(''), await site.visitor().get('/metrics')]
    expect(refused.map(({ status, text }) => ({ status, text }))).toEqual(
      refused.map(() => ({ status: 401, text: 'Unauthorized\n' })),
    )
  })

  it('is a 404 without METRICS_TOKEN', async () => {
    delete env().METRICS_TOKEN
    const app = await startSecondApp(site, { keepsAnswers: false })
    Object.assign(env(), { METRICS_TOKEN: TOKEN })
    const answer = await app
      .as(site.visitor())
      .get('/metrics', { headers: { authorization: `Bearer ${TOKEN}` } })
      .finally(app.close)
    expect(answer.status).toBe(404)
    expect(answer.text).not.toContain('stonehunt_')
  })
})

describe('request metrics', () => {
  it('are labeled by the declared route, not the URL', async () => {
    const member = await signUpByForm(site)
    for (const path of ['/api/posts/901', '/api/posts/902', '/api/posts?limit=3', '/media/abcdefgh12'])
      await member.get(path)
    const found = await readings()
    expect(found.get(counted('/api/posts/:id', 404))).toBe(2)
    expect(found.get(counted('/api/posts', 200))).toBe(1)
    expect(found.get(counted('/media/:key', 404))).toBe(1)
    expect(found.get(counted('/api/signup', 201, 'POST'))).toBe(1)
  })

  it('use one label for unknown URLs', async () => {
    await site.visitor().get('/api/typed-by-somebody')
    await site.visitor().get('/typed-by-somebody?email=ada@example.test')
    const names = [...(await readings()).keys()].join('\n')
    expect(names).toContain(counted('other', 404))
    expect(names).not.toMatch(/typed-by-somebody|example\.test/)
  })
})

describe('business metrics', () => {
  it('count memberships, emails, orders and jobs in the database', async () => {
    await signUpWithCard(site, '4242 4242 4242 4242')
    await eventually(async () => (await readings()).get('stonehunt_mails_waiting') === 0)
    await site.pool.query(`
      insert into mail_outbox (key, kind, "to", data, problem, created_at)
      values ('stuck', 'verify-email', 'a@example.test', '{}', 'The mailbox is full', now() - interval '2 hours')`)
    await site.pool.query(`
      select graphile_worker.add_job('nobodyDoesThis', run_at => now() - interval '10 minutes', max_attempts => 1);
      insert into sync_runs (trigger, outcome, finished_at) values ('schedule', 'done', now() - interval '1 day')`)
    const found = await readings()
    expect(found.get('stonehunt_subscriptions{status="trialing"}')).toBe(1)
    expect(found.get('stonehunt_mails_waiting')).toBe(1)
    expect(found.get('stonehunt_mails_failing')).toBe(1)
    expect(Math.round((found.get('stonehunt_oldest_mail_age_seconds') ?? 0) / 60)).toBe(120)
    expect(found.get('stonehunt_jobs_waiting')).toBe(1)
    expect(Math.round((found.get('stonehunt_oldest_job_age_seconds') ?? 0) / 60)).toBe(10)
    expect(Math.round((found.get('stonehunt_sync_age_seconds') ?? 0) / 3600)).toBe(24)
    expect(found.get('stonehunt_orders_needing_attention')).toBe(0)
    expect(found.get('stonehunt_webhook_lag_seconds')).toBeLessThan(60)
    expect(found.get('stonehunt_webhook_age_seconds')).toBeLessThan(60)
  })

  it('are omitted while the database is unavailable; process metrics remain', async () => {
    await site.pool.query('alter table mail_outbox rename to mail_elsewhere')
    const found = await readings().finally(() => site.pool.query('alter table mail_elsewhere rename to mail_outbox'))
    expect(found.get('stonehunt_database_up')).toBe(0)
    expect(found.has('stonehunt_mails_waiting')).toBe(false)
    expect(found.get('process_resident_memory_bytes')).toBeGreaterThan(0)
    expect(found.get('nodejs_eventloop_lag_p99_seconds')).toBeGreaterThan(0)
    expect(found.get('stonehunt_pool_connections{state="most"}')).toBe(20)
    expect((await readings()).get('stonehunt_database_up')).toBe(1)
  })
})

describe('the alert rules and the dashboard', () => {
  it('use only metrics that exist', async () => {
    const files = await Promise.all(
      ['deploy/prometheus/alerts.yml', 'deploy/grafana/stone-hunt.json'].map((path) => readFile(path, 'utf8')),
    )
    const asked = new Set(files.join('\n').match(/\b(?:stonehunt|nodejs|process)_\w+/g))
    const told = [...(await readings()).keys()].map((name) => name.replace(/\{.*/, ''))
    expect(asked.size).toBeGreaterThan(15)
    expect([...asked].filter((name) => !told.includes(name))).toEqual([])
  })
})
