import { readFile } from 'node:fs/promises'

/** Of the servers. */
export const NAMES = ['one', 'two', 'three']

export const SITE_PASSWORD = 'of-the-site'
export const SUPERUSER_PASSWORD = 'change-me-1'

/** `deploy/patroni/patroni.yml`, for one server of a test. @param folder for its data. */
export async function patroniConfig(addresses: string[], index: number, folder: string): Promise<string> {
  const committed = await readFile('deploy/patroni/patroni.yml', 'utf8')
  const own = addresses[index] ?? ''
  const [network = ''] = /^(\d+\.){3}/.exec(own) ?? []
  return committed
    .replace('name: one', `name: ${NAMES[index]}`)
    .replace(/^ {2}hosts: .*$/m, `  hosts: ${addresses.map((address) => `${address}:2379`).join(',')}`)
    .replaceAll('10.0.0.11', own)
    .replaceAll('10.0.0.0/24', `${network}0/24`)
    .replace('/var/lib/postgresql/15/stone-hunt', `${folder}/data`)
    .replace('/var/lib/postgresql/.patroni_pgpass', `${folder}/pgpass`)
    .replace(/^( {2}pgpass:)/m, `  parameters:\n    unix_socket_directories: ${folder}\n$1`)
}

/** `deploy/haproxy/stone-hunt.cfg` with the addresses of a test. */
export async function haproxyConfig(addresses: string[], port: number): Promise<string> {
  const committed = await readFile('deploy/haproxy/stone-hunt.cfg', 'utf8')
  return addresses.reduce(
    (text, address, index) => text.replace(`10.0.0.${11 + index}:`, `${address}:`),
    committed.replace('127.0.0.1:5432\n    option', `127.0.0.1:${port}\n    option`),
  )
}

/** A member of a cluster of etcd. */
export function etcdOptions(addresses: string[], index: number, folder: string): string[] {
  const own = addresses[index] ?? ''
  const cluster = addresses.map((address, at) => `${NAMES[at]}=http://${address}:2380`).join(',')
  return [
    ...['--name', NAMES[index] ?? '', '--data-dir', `${folder}/etcd`],
    ...['--listen-client-urls', `http://${own}:2379`, '--advertise-client-urls', `http://${own}:2379`],
    ...['--listen-peer-urls', `http://${own}:2380`, '--initial-advertise-peer-urls', `http://${own}:2380`],
    ...['--initial-cluster', cluster, '--enable-v2'],
  ]
}
