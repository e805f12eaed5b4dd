import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../../bin/demo/ports.ts'
import { waitUntil } from '../chaos/waitUntil.ts'
import { canConnect } from './canConnect.ts'
import { endProcess } from './endProcess.ts'
import { installPackages } from './installPackages.ts'

/** Greylisting from Debian: the first email of a sender to a recipient is deferred for `delaySeconds`. */
export async function startPostgrey(delaySeconds: number): Promise<{ port: number; stop: () => Promise<void> }> {
  await installPackages(['postgrey'])
  const folder = await mkdtemp(join(tmpdir(), 'stone-hunt-postgrey-'))
  const port = await freePort(29_500 + Math.floor(Math.random() * 400))
  const options = [
    `--inet=127.0.0.1:${port}`,
    `--delay=${delaySeconds}`,
    `--dbdir=${folder}`,
    '--user=root',
    '--group=root',
  ]
  const postgrey = spawn(
    'postgrey',
    [...options, '--whitelist-clients=/dev/null', '--whitelist-recipients=/dev/null'],
    {
      stdio: 'ignore',
    },
  )
  await waitUntil('postgrey', () => canConnect(port))
  return {
    port,
    stop: async () => {
      await endProcess(postgrey)
      await rm(folder, { recursive: true, force: true })
    },
  }
}
