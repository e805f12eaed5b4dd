import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { freePort } from '../../bin/demo/ports.ts'
import { waitUntil } from '../chaos/waitUntil.ts'
import { cephConfig } from './cephConfig.ts'
import { endProcess } from './endProcess.ts'
import { installPackages } from './installPackages.ts'

const run = promisify(execFile)
const PACKAGES = ['ceph-mon', 'ceph-osd', 'ceph-common', 'radosgw']
const MS = 60_000

export type Key = { accessKeyId: string; secretAccessKey: string }
export type Ceph = {
  url: string
  owner: Key
  /** May do nothing until the owner of a bucket allows it. */
  site: Key & { arn: string }
  stop: () => Promise<void>
}

/** Starts Ceph with its S3 API, in memory. Debian's packages are installed when they are missing, which needs root. */
export async function startCeph(): Promise<Ceph> {
  await installPackages(PACKAGES)
  const folder = await mkdtemp(join(tmpdir(), 'stone-hunt-ceph-'))
  const children: ChildProcess[] = []
  const stop = async () => {
    for (const child of children.toReversed()) await endProcess(child, 'SIGKILL')
    await rm(folder, { recursive: true, force: true })
  }
  try {
    for (const name of ['mon', 'osd', 'run']) await mkdir(join(folder, name))
    const mon = await freePort(29_300 + Math.floor(Math.random() * 2_000))
    const gateway = await freePort(mon + 1)
    const file = join(folder, 'ceph.conf')
    const fsid = randomUUID()
    await writeFile(file, cephConfig(folder, fsid, { mon, gateway }))
    const ask = (command: string, args: string[]) => run(command, ['-c', file, ...args], { timeout: MS })
    const start = (command: string, args: string[]) => {
      const child = spawn(command, ['-c', file, '-f', ...args], { stdio: 'ignore' })
      process.once('exit', () => child.kill('SIGKILL'))
      children.push(child)
    }
    await makeKeys(join(folder, 'keyring'))
    await run('monmaptool', [
      '--create',
      '--fsid',
      fsid,
      '--addv',
      'a',
      `[v2:127.0.0.1:${mon}]`,
      join(folder, 'monmap'),
    ])
    await ask('ceph-mon', [
      '-i',
      'a',
      '--mkfs',
      '--monmap',
      join(folder, 'monmap'),
      '--keyring',
      join(folder, 'keyring'),
    ])
    start('ceph-mon', ['-i', 'a'])
    const disk = randomUUID()
    await ask('ceph', ['osd', 'new', disk])
    await ask('ceph', ['auth', 'import', '-i', join(folder, 'keyring')])
    await ask('ceph-osd', ['-i', '0', '--mkfs', '--osd-uuid', disk])
    start('ceph-osd', ['-i', '0'])
    start('radosgw', ['-n', 'client.admin'])
    const url = `http://127.0.0.1:${gateway}`
    const answers = () =>
      fetch(url).then(
        ({ ok }) => ok,
        () => false,
      )
    await waitUntil('the gateway', answers, 2 * MS)
    const owner = { accessKeyId: 'OWNER', secretAccessKey: randomUUID() }
    const site = { accessKeyId: 'SITE', secretAccessKey: randomUUID() }
    for (const [name, key] of Object.entries({ owner, site }))
      await ask('radosgw-admin', [
        ...['user', 'create', '--uid', name, '--display-name', name],
        ...['--access-key', key.accessKeyId, '--secret-key', key.secretAccessKey],
      ])
    return { url, owner, site: { ...site, arn: 'arn:aws:iam:::user/site' }, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/** Without keys, `radosgw` can't reach the monitor. */
async function makeKeys(file: string): Promise<void> {
  const all = ['--cap', 'mon', 'allow *', '--cap', 'osd', 'allow *']
  await run('ceph-authtool', ['--create-keyring', file, '--gen-key', '-n', 'mon.', '--cap', 'mon', 'allow *'])
  await run('ceph-authtool', [file, '--gen-key', '-n', 'client.admin', ...all])
  const disk = ['--cap', 'mon', 'allow profile osd', '--cap', 'osd', 'allow *']
  await run('ceph-authtool', [file, '--gen-key', '-n', 'osd.0', ...disk])
}
