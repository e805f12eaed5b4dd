import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseEnv as parseLines, promisify } from 'node:util'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { parseEnv } from '#env'

const run = promisify(execFile)
const read = (file: string) => readFile(file, 'utf8')

type Service = { volumes?: string[]; environment?: Record<string, string>; depends_on?: Record<string, object> }

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'stone-hunt-compose-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const prepare = () => run('sh', ['deploy/compose/prepare.sh', folder, folder])

describe('compose.yaml', () => {
  it('needs three lines, mounts files that exist, and sends visitors to both sites', async () => {
    const text = await read('compose.yaml')
    const { services } = parse(text, { merge: true }) as { services: Record<string, Service> }
    const needed = new Set([...text.matchAll(/\$\{(\w+):\?/g)].map(([, name]) => name))
    const given = parseLines(await read('deploy/compose/example.env'))
    expect(Object.keys(given).sort()).toEqual([...needed].sort())
    expect(Object.keys(given)).toHaveLength(3)
    const mounted = Object.values(services).flatMap(({ volumes = [] }) => volumes.map((volume) => volume.split(':')[0]))
    const own = mounted.filter((path): path is string => path?.startsWith('./') ?? false)
    expect(own.filter((path) => !existsSync(path))).toEqual([])
    const caddyfile = await read('deploy/compose/Caddyfile')
    expect(caddyfile).toContain('reverse_proxy site-1:3000 site-2:3000 {')
    for (const name of ['site-1', 'site-2'])
      expect(services[name]?.depends_on).toMatchObject({ migrate: { condition: 'service_completed_successfully' } })
    const database = { condition: 'service_healthy' }
    expect(services['migrate']?.depends_on).toEqual({ postgres: database })
  })

  it('gives the site a complete environment', async () => {
    await prepare()
    const { services } = parse(await read('compose.yaml'), { merge: true }) as { services: Record<string, Service> }
    const given = parseLines(await read('deploy/compose/example.env'))
    const filled = Object.entries(services['site-1']?.environment ?? {}).map(([name, value]) => [
      name,
      String(value)
        .replace(/\$\{MAIL_FROM:-(.*)\}$/, '$1')
        .replace(/\$\{(\w+)(:\?[^}]*)?\}/g, (_, variable: string) => given[variable] ?? ''),
    ])
    const keys = Object.keys(parseLines(await read('deploy/compose/example.keys')))
    const wanted = ['SPREADCONNECT_API_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET']
    expect(keys.sort()).toEqual(wanted)
    const environment = parseEnv({
      STRIPE_SECRET_KEY: 'sk_test_owner',
      STRIPE_PUBLISHABLE_KEY: 'pk_test_owner',
      STRIPE_WEBHOOK_SECRET: 'whsec_owner',
      SPREADCONNECT_API_KEY: 'owner',
      ...(Object.fromEntries(filled) as Record<string, string>),
      ...(parseLines(await read(join(folder, 'site.env'))) as Record<string, string>),
    })
    expect(environment).toMatchObject({
      SITE_URL: 'https://stonehunt.example',
      MAIL_FROM: 'Stone Hunt <hello@stonehunt.example>',
      TRUST_PROXY: 1,
    })
  })
})

describe('prepare.sh', () => {
  it('makes secrets once, for PostgreSQL and the site, that nobody else can read', async () => {
    await prepare()
    const site = await read(join(folder, 'site.env'))
    const password = await read(join(folder, 'database'))
    expect(password).toMatch(/^[0-9a-f]{64}$/)
    expect(site).toContain(`DATABASE_URL=postgres://stonehunt:${password}@postgres:5432/stonehunt\n`)
    for (const name of ['site.env', 'database']) expect((await stat(join(folder, name))).mode & 0o077).toBe(0)
    await prepare()
    expect(await read(join(folder, 'site.env'))).toBe(site)
  })
})

describe('backup.sh', () => {
  const backup = (program: string) =>
    writeFile(join(folder, 'dist/backup.mjs'), program).then(() =>
      run('sh', [resolve('deploy/compose/backup.sh'), 'now'], {
        cwd: folder,
        env: {
          ...process.env,
          BACKUP_FOLDER: join(folder, 'kept'),
          SITE_ENV: join(folder, 'site.env'),
          BACKUPS_KEPT: '2',
        },
      }),
    )
  const names = ['2026-11-20T03-10-00Z', '2026-11-21T03-10-00Z.part', '2026-11-22T03-10-00Z', 'notes']
  beforeEach(async () => {
    await writeFile(join(folder, 'site.env'), 'PAYLOAD_SECRET=quartz\n')
    await mkdir(join(folder, 'dist'))
    for (const name of names) await mkdir(join(folder, 'kept', name), { recursive: true })
  })

  it('makes one with the secrets of the site and keeps the newest', async () => {
    await backup(`import { mkdirSync } from 'node:fs'
      if (process.env.PAYLOAD_SECRET !== 'quartz') process.exit(1)
      mkdirSync(process.argv[2] + '/2026-11-23T03-10-00Z')`)
    const kept = await readdir(join(folder, 'kept'))
    expect(kept.sort()).toEqual(['2026-11-22T03-10-00Z', '2026-11-23T03-10-00Z', 'notes'])
  })

  it('keeps all when it fails', async () => {
    await expect(backup('process.exit(3)')).rejects.toMatchObject({ code: 3 })
    expect((await readdir(join(folder, 'kept'))).sort()).toEqual([...names].sort())
  })
})
