import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readlink, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, onTestFinished } from 'vitest'
import { shareCluster } from '#bin/postgres/shareCluster.ts'

let place: string
let folder: string

beforeEach(async () => {
  place = await mkdtemp(join(tmpdir(), 'stone-hunt-place-'))
  folder = await mkdtemp(join(tmpdir(), 'stone-hunt-data-'))
})

afterEach(async () => {
  await rm(place, { recursive: true, force: true })
  await rm(folder, { recursive: true, force: true })
})

it('returns the same cluster while its link exists', async () => {
  const cluster = await shareCluster(place, join(folder, 'postgres'))
  await writeFile(join(cluster, 'PG_VERSION'), '17')
  expect(await readlink(join(folder, 'postgres'))).toBe(cluster)
  expect(await shareCluster(place, join(folder, 'postgres'))).toBe(cluster)
  expect(existsSync(join(cluster, 'PG_VERSION'))).toBe(true)
})

it('removes clusters of deleted temporary folders, but no others and no running one', async () => {
  const mine = await shareCluster(place, join(folder, 'mine/postgres'))
  const gone = await shareCluster(place, join(folder, 'gone/postgres'))
  await rm(join(folder, 'gone'), { recursive: true })
  const busy = await shareCluster(place, join(folder, 'busy/postgres'))
  const server = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)', 'postgres', busy], { stdio: 'ignore' })
  onTestFinished(() => void server.kill())
  await writeFile(join(busy, 'postmaster.pid'), `${server.pid}\n${busy}\n0\n5432\n`)
  await rm(join(folder, 'busy'), { recursive: true })
  const away = join(place, 'on-a-disk-that-is-away')
  await mkdir(away)
  await writeFile(`${away}.owner`, '/mnt/away/data/postgres')
  await shareCluster(place, join(folder, 'another/postgres'))
  expect([mine, gone, busy, away].map((path) => existsSync(path))).toEqual([true, false, true, true])
})
