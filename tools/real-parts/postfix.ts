import { execFile } from 'node:child_process'
import { chmod, chown, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { freePort } from '../../bin/demo/ports.ts'
import { waitUntil } from '../chaos/waitUntil.ts'
import { installPackages } from './installPackages.ts'
import { mainConfig, masterConfig, type PostfixSettings } from './postfixConfig.ts'

const run = promisify(execFile)

export type Postfix = {
  url: string
  /** Answers to recipients, for example `450 4.2.1 Try later` or `greylisted`; others are accepted. They replace earlier ones. */
  answer: (recipients: Record<string, string>) => Promise<void>
  /** The emails in mailboxes, whole. */
  delivered: () => Promise<string[]>
  log: () => Promise<string>
  stop: () => Promise<void>
}

/**
 * Starts Postfix from Debian on this machine, with its own configuration, queue and mailboxes in a temporary folder. It
 * delivers to mailboxes at `example.test`, accepts and then bounces what is for `gone.example.test`, and sends nothing to
 * other machines. Needs root.
 */
export async function startPostfix(settings: PostfixSettings): Promise<Postfix> {
  await installPackages(['postfix', 'curl'])
  const folder = await mkdtemp(join(tmpdir(), 'stone-hunt-postfix-'))
  await chmod(folder, 0o755)
  const config = join(folder, 'etc')
  const port = await freePort(28_000 + Math.floor(Math.random() * 1_000))
  const { uid, gid } = await idsOf('postfix')
  const nobody = await idsOf('nobody')
  for (const [name, owner] of [['etc'], ['queue'], ['data', { uid, gid }], ['mailboxes', nobody]] as const) {
    await mkdir(join(folder, name))
    if (owner) await chown(join(folder, name), owner.uid, owner.gid)
  }
  await writeFile(join(config, 'main.cf'), mainConfig(folder, nobody, settings))
  await writeFile(join(config, 'master.cf'), masterConfig(folder, port))
  await writeFile(join(config, 'recipients'), '')
  await writeFile(join(config, 'transport'), 'gone.example.test gone:\nstonehunt.test site-inbound:\n')
  // 67 is “no such user” to Postfix.
  for (const [name, script] of [
    ['gone', '#!/bin/sh\nexit 67\n'],
    ['inbound', settings.inbound],
  ] as const) {
    await writeFile(join(config, name), script)
    await chown(join(config, name), nobody.uid, nobody.gid)
    await chmod(join(config, name), 0o500)
  }
  const postfix = (command: string) => run('postfix', ['-c', config, command])
  await postfix('start')
  const log = () => readFile(join(folder, 'data/log'), 'utf8').catch(() => '')
  await waitUntil('Postfix', async () => (await log()).includes('daemon started'))
  return {
    url: `smtp://127.0.0.1:${port}`,
    answer: async (recipients) => {
      const lines = Object.entries(recipients).map(([recipient, answer]) => `${recipient} ${answer}\n`)
      await writeFile(join(config, 'recipients'), lines.join(''))
    },
    delivered: async () => {
      const boxes = await readdir(join(folder, 'mailboxes'), { recursive: true, withFileTypes: true })
      const files = boxes.filter((file) => file.isFile() && file.parentPath.endsWith('/new'))
      return Promise.all(files.map((file) => readFile(join(file.parentPath, file.name), 'utf8')))
    },
    log,
    stop: async () => {
      await postfix('stop').catch(() => undefined)
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function idsOf(name: string): Promise<{ uid: number; gid: number }> {
  const ids = await Promise.all(['-u', '-g'].map((what) => run('id', [what, name])))
  const [uid = 0, gid = 0] = ids.map(({ stdout }) => Number(stdout))
  return { uid, gid }
}
