import { connect } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import type { Row } from '../Row.ts'

const CONNECTIONS = 5_000
const SECONDS = 10
const PANEL_SECONDS = 240
const ANSWER_MS = 3_000

export const upgrade: Row = {
  name: 'upgrade',
  needs: [],
  run: async ({ siteUrl, employeeCookie }) => {
    const isOpen = await openPanel(siteUrl, employeeCookie)
    const left = await openUpgrades(siteUrl, { connections: CONNECTIONS, seconds: SECONDS })
    const began = performance.now()
    const health = await fetch(`${siteUrl}/healthz`, { signal: AbortSignal.timeout(10_000) }).catch(() => null)
    const took = Math.round(performance.now() - began)
    const findings = isOpen ? [] : ['the panel was not built in time, so it was not opened']
    if (left > 0) findings.push(`${left} of ${CONNECTIONS} connections stayed open`)
    if (health?.status !== 200 || took > ANSWER_MS)
      findings.push(`/healthz answered ${health?.status ?? 'nothing'} after ${took} ms`)
    return { tried: `${CONNECTIONS} upgrades in ${SECONDS} s, then /healthz answered in ${took} ms`, findings }
  },
}

async function openPanel(siteUrl: string, cookie: string): Promise<boolean> {
  for (const until = Date.now() + PANEL_SECONDS * 1000; Date.now() < until; await pause(2_000)) {
    const { status } = await fetch(`${siteUrl}/cms`, { headers: { cookie } })
    if (status === 200) return true
  }
  return false
}

/** @returns how many connections the site still had open five seconds after the last one. */
export async function openUpgrades(url: string, { connections, seconds }: { connections: number; seconds: number }) {
  const open = new Set<ReturnType<typeof connect>>()
  const began = Date.now()
  for (let sent = 0; sent < connections; sent++) {
    const socket = connect(Number(new URL(url).port), '127.0.0.1')
    open.add(socket)
    for (const event of ['end', 'close', 'error']) socket.on(event, () => open.delete(socket) && socket.destroy())
    socket.resume()
    socket.write('GET / HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n')
    await pause(Math.max(0, began + (sent / connections) * seconds * 1000 - Date.now()))
  }
  for (const until = Date.now() + 5_000; open.size > 0 && Date.now() < until;) await pause(100)
  const left = open.size
  for (const socket of open) socket.destroy()
  return left
}
