import { execFileSync } from 'node:child_process'
import { mkdir, readdir, readFile, rename, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { connect } from 'node:tls'
import { freePort } from '../../../bin/demo/ports.ts'
import type { Testbed } from '../../chaos/createTestbed.ts'
import { nginx, type ProxyKind, startProxy } from '../../chaos/reverseProxies.ts'
import { waitUntil } from '../../chaos/waitUntil.ts'

/** nginx with TLS, an access log and two addresses of the one process, as `deploy/nginx` has. */
export async function startFront({ dataDir, siteUrl }: Testbed) {
  const port = await freePort(5_800)
  const tlsPort = await freePort(5_900)
  const folder = join(dataDir, 'nginx')
  const [key, certificate, log] = [`${folder}/site.key`, `${folder}/site.pem`, `${folder}/access.log`]
  const sitePort = Number(new URL(siteUrl).port)
  const plain = `listen 127.0.0.1:${port};`
  const tls = `listen 127.0.0.1:${tlsPort} ssl; ssl_certificate ${certificate}; ssl_certificate_key ${key};`
  const kind: ProxyKind = {
    ...nginx,
    adapt: (committed, facts) =>
      nginx.adapt(committed, facts).replace('access_log off;', `access_log ${log};`).replace(plain, `${plain} ${tls}`),
  }
  await mkdir(folder, { recursive: true })
  const issue = () => {
    const kept = ['-keyout', key, '-out', certificate]
    const wanted = '-x509 -newkey rsa:2048 -nodes -days 90 -subj /CN=localhost'.split(' ')
    execFileSync('openssl', ['req', ...wanted, ...kept], { stdio: 'ignore' })
  }
  issue()
  const proxy = await startProxy(kind, { dataDir, port, sites: [sitePort, sitePort] })
  const signal = async (name: NodeJS.Signals) =>
    process.kill(Number(await readFile(`${folder}/nginx.pid`, 'utf8')), name)
  let logs = 0
  return {
    stop: proxy.stop,
    /** @returns whether the site answers after the new certificate is served. */
    renewCertificate: async (): Promise<boolean> => {
      const before = await serialAt(tlsPort)
      issue()
      await signal('SIGHUP')
      await waitUntil('the new certificate', async () => (await serialAt(tlsPort)) !== before)
      return (await fetch(`${proxy.url}/api/posts`)).status === 200
    },
    rotateLog: async (): Promise<void> => {
      await rename(log, `${log}.${(logs += 1)}`)
      await signal('SIGUSR1')
      const isThere = () =>
        stat(log).then(
          () => true,
          () => false,
        )
      await waitUntil('a new log', isThere)
      await fetch(`${proxy.url}/`)
    },
    countLogs: async () => (await readdir(folder)).filter((name) => name.startsWith('access.log')).length,
  }
}

const serialAt = (port: number): Promise<string> =>
  new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1', rejectUnauthorized: false }, () => {
      resolve(socket.getPeerCertificate().serialNumber)
      socket.end()
    })
    socket.once('error', reject)
  })
