import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'

const SLOW_MS = 5_000

export type RecordingProxy = {
  url: string
  take: () => { requests: number; statuses: Record<string, number>; failures: string[] }
  close: () => Promise<void>
}

/** Reports every failure, beyond what the tools look for. */
export async function startRecordingProxy(siteUrl: string): Promise<RecordingProxy> {
  const { port } = new URL(siteUrl)
  let statuses: Record<string, number> = {}
  let failures: string[] = []
  const server = createServer((incoming, outgoing) => {
    // A crawler that signs itself out would see half of the site.
    if (incoming.url?.startsWith('/api/logout')) return void outgoing.writeHead(404).end()
    const began = performance.now()
    const what = `${incoming.method ?? ''} ${(incoming.url ?? '').slice(0, 300)}`
    const note = (problem: string) => void (failures.length < 50 && failures.push(`${problem}: ${what}`))
    const headers = { ...incoming.headers, host: new URL(siteUrl).host }
    const { method, url: path } = incoming
    const onward = request({ host: '127.0.0.1', port, method, path, headers }, (answer) => {
      const status = answer.statusCode ?? 0
      statuses[status] = (statuses[status] ?? 0) + 1
      if (status >= 500) note(`answered ${status}`)
      if (performance.now() - began > SLOW_MS) note('took longer than five seconds')
      outgoing.writeHead(status, answer.headers)
      answer.pipe(outgoing)
    })
    // A request that the tool aborted is not a failure of the site.
    onward.on('error', (error) => {
      if (!incoming.destroyed && !outgoing.destroyed) note(`broke off (${error.message})`)
      outgoing.destroy()
    })
    outgoing.on('close', () => onward.destroy())
    incoming.pipe(onward)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    take: () => {
      const requests = Object.values(statuses).reduce((sum, count) => sum + count, 0)
      const taken = { requests, statuses, failures }
      statuses = {}
      failures = []
      return taken
    },
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
