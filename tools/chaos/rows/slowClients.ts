import { connect, type Socket } from 'node:net'
import type { Testbed } from '../createTestbed.ts'
import type { Row } from '../Row.ts'
import { formatStatuses, loadTest } from '../loadTest.ts'
import { isInTime, waitUntil } from '../waitUntil.ts'

const SLOW = 1_000
const DROP_EVERY_MS = 2_000
const SECONDS = 15
const LONGEST_MS = 70_000

export const slowClients: Row = {
  name: 'slow-clients',
  fault: 'F21',
  run: async (testbed, report) => {
    const site = await testbed.site()
    const began = performance.now()
    const open = await openSlowly(testbed)
    const others = await loadTest({
      url: `${testbed.siteUrl}/api/auth/user`,
      method: 'GET',
      connections: 8,
      seconds: SECONDS,
    })
    await waitUntil('all who were slow are sent away', () => open.size === 0, LONGEST_MS).catch(() => undefined)
    const tookMs = performance.now() - began
    const unexpected = Object.keys(others.byStatus).filter((status) => !['200', '401'].includes(status))
    const p99 = others.byStatus['401'] ? others.refusedP99 : others.acceptedP99
    report({
      what: `${SLOW} clients send their headers or their body byte by byte`,
      figure: `other clients: ${formatStatuses(others)}, p99 ${Math.round(p99)} ms; slow clients: ${open.size} left after ${Math.round(tookMs / 1000)} s`,
      goal: 'other clients p99 ≤ 500 ms',
      holds: site.isAlive() && unexpected.length + open.size === 0 && isInTime(p99 <= 500),
    })
  },
}

const HEADERS = 'GET / HTTP/1.1\r\nHost: localhost\r\n'
const BODY =
  'POST /api/cart HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{'

async function openSlowly({ siteUrl }: Testbed): Promise<Set<Socket>> {
  const open = new Set<Socket>()
  const one = (index: number) =>
    new Promise<void>((resolve) => {
      const isHeaders = index % 2 === 0
      const socket = connect(Number(new URL(siteUrl).port), '127.0.0.1', () => {
        open.add(socket)
        socket.write(isHeaders ? HEADERS : BODY)
        resolve()
      })
      const drop = setInterval(() => socket.write(isHeaders ? `X-Slow-${Date.now()}: 1\r\n` : ' '), DROP_EVERY_MS)
      socket.resume()
      socket.on('error', () => resolve())
      socket.on('close', () => {
        clearInterval(drop)
        open.delete(socket)
      })
    })
  await Promise.all(Array.from({ length: SLOW }, (_, index) => one(index)))
  return open
}
