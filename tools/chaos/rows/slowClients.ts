import { connect, type Socket } from 'node:net'
import type { Ground } from '../ground.ts'
import type { Row } from '../Row.ts'
import { statusesOf, strike } from '../strike.ts'
import { inTime, until } from '../wait.ts'

const SLOW = 1_000
const DROP_EVERY_MS = 2_000
const SECONDS = 15
const LONGEST_MS = 70_000

/** Half of them never come to the end of their headers, half never to the end of their body. */
export const slowClients: Row = {
  name: 'slow-clients',
  fault: 'F21',
  run: async (ground, tell) => {
    const site = await ground.site()
    const began = performance.now()
    const open = await openSlowly(ground)
    const others = await strike({
      url: `${ground.siteUrl}/api/auth/user`,
      method: 'GET',
      connections: 8,
      seconds: SECONDS,
    })
    await until('all who were slow are sent away', () => open.size === 0, LONGEST_MS).catch(() => undefined)
    const tookMs = performance.now() - began
    // A visitor who is not signed in is told so.
    const odd = Object.keys(others.byStatus).filter((status) => !['200', '401'].includes(status))
    const p99 = others.byStatus['401'] ? others.refusedP99 : others.acceptedP99
    tell({
      what: `${SLOW} who send their headers or their body byte by byte`,
      figure: `the others: ${statusesOf(others)}, p99 ${Math.round(p99)} ms; the slow ones: ${open.size} left after ${Math.round(tookMs / 1000)} s`,
      goal: 'others p99 ≤ 500 ms',
      holds: site.isAlive() && odd.length + open.size === 0 && inTime(p99 <= 500),
    })
  },
}

const HEADERS = 'GET / HTTP/1.1\r\nHost: localhost\r\n'
const BODY =
  'POST /api/cart HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{'

async function openSlowly({ siteUrl }: Ground): Promise<Set<Socket>> {
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
