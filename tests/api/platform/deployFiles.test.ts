import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { installPackages } from '#tools/real-parts/installPackages.ts'
import { startPrometheus } from '#tools/real-parts/prometheus.ts'
import { eventually } from '../../support/people.ts'
import { startServer } from '../../support/serverProcess.ts'
import { useSite } from '../../support/site.ts'

const TOKEN = 'a token that only Prometheus has'
const site = useSite()
const run = promisify(execFile)

beforeAll(() => installPackages(['caddy', 'prometheus', 'systemd', 'haproxy']), 300_000)

describe('the alerts', () => {
  it('are rules that promtool accepts', async () => {
    await expect(run('promtool', ['check', 'rules', 'deploy/prometheus/alerts.yml'])).resolves.toBeTruthy()
  })

  it('pass their own tests', async () => {
    await expect(run('promtool', ['test', 'rules', 'deploy/prometheus/alerts.test.yml'])).resolves.toBeTruthy()
  })
})

it('Prometheus scrapes the site, and knows every metric of the dashboard', async () => {
  const server = await startServer(site, {
    databaseUrl: process.env['DATABASE_URL'] ?? '',
    dataDir: site.dataDir,
    variables: { METRICS_TOKEN: TOKEN },
  })
  onTestFinished(server.stop)
  const prometheus = await startPrometheus(server.url, TOKEN)
  onTestFinished(prometheus.stop)
  const isScraped = async () => {
    const answer = await prometheus.query('up{job="stone-hunt"} == 1')
    return 'samples' in answer && answer.samples === 1
  }
  await eventually(isScraped, 30_000)
  const expressions = await dashboardExpressions()
  expect(expressions.length).toBeGreaterThan(20)
  const answers = await Promise.all(expressions.map(async (text) => ({ text, answer: await prometheus.query(text) })))
  expect(answers.filter(({ answer }) => 'error' in answer)).toEqual([])
  const metrics = new Set(expressions.flatMap((text) => text.match(/\b(stonehunt|nodejs|process)_\w+/g) ?? []))
  const known = await Promise.all([...metrics].map(async (name) => ({ name, answer: await prometheus.query(name) })))
  const unknown = known.filter(({ answer }) => !('samples' in answer) || answer.samples === 0)
  expect(unknown.map(({ name }) => name).filter((name) => !ONLY_WITH_DATA.includes(name))).toEqual([])
}, 180_000)

/** Absent until there is something to count. */
const ONLY_WITH_DATA = ['stonehunt_sync_age_seconds', 'stonehunt_subscriptions']

async function dashboardExpressions(): Promise<string[]> {
  const dashboard = await readFile('deploy/grafana/stone-hunt.json', 'utf8')
  const found = [...dashboard.matchAll(/"expr": ("(?:[^"\\]|\\.)*")/g)]
  return found.map(([, text = '""']) => (JSON.parse(text) as string).replaceAll('$__rate_interval', '1m'))
}

it.each(['stone-hunt@.service', 'stone-hunt-backup.service'])('%s is exposed 3.0 at most', async (unit) => {
  const args = ['security', '--offline=true', '--threshold=30', '--no-pager', `deploy/systemd/${unit}`]
  await expect(run('systemd-analyze', args)).resolves.toBeTruthy()
})

it.each(['deploy/caddy/Caddyfile', 'deploy/compose/Caddyfile'])('Caddy accepts %s', async (file) => {
  const env = { ...process.env, SITE_NAME: 'stonehunt.example' }
  await expect(run('caddy', ['validate', '--adapter', 'caddyfile', '--config', file], { env })).resolves.toBeTruthy()
})

it('HAProxy accepts its configuration', async () => {
  await expect(run('/usr/sbin/haproxy', ['-c', '-f', 'deploy/haproxy/stone-hunt.cfg'])).resolves.toBeTruthy()
})
