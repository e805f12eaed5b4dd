import type { Testbed, Row } from '../Row.ts'
import { runTool } from '../runTool.ts'

const SECONDS = 25
const CONNECTIONS = 1000
/** p95 latency of others. */
const MAX_MS = 500
const MAX_REFUSED = 0.01

type Kind = { name: string; flag: string; path: string }
const KINDS: Kind[] = [
  { name: 'headers that never end', flag: '-H', path: '/' },
  { name: 'bodies that never end', flag: '-B', path: '/api/contact' },
  { name: 'answers read byte by byte', flag: '-X', path: '/api/merchandise' },
]

export const slow: Row = {
  name: 'slowhttptest',
  needs: ['slowhttptest'],
  run: async (testbed) => {
    const findings: string[] = []
    const details: string[] = []
    for (const kind of KINDS) {
      const stop = startObserver(testbed)
      await runTool('slowhttptest', argsFor(testbed, kind), SECONDS + 15)
      const { times, problems } = await stop()
      const slowest = times.sort((one, other) => one - other)[Math.floor(times.length * 0.95)] ?? Infinity
      details.push(
        `${kind.name}: ${times.length} others' requests, 95 % within ${slowest.toFixed(0)} ms, ${problems.length} refused`,
      )
      if (slowest > MAX_MS) findings.push(`${kind.name}: others waited ${slowest.toFixed(0)} ms`)
      if (problems.length > times.length * MAX_REFUSED)
        findings.push(...new Set(problems.map((problem) => `${kind.name}: ${problem}`)))
    }
    return { tried: `${CONNECTIONS} connections each; ${details.join('; ')}`, findings }
  },
}

const argsFor = ({ siteUrl }: Testbed, { flag, path }: Kind): string[] => [
  ...[flag, '-c', String(CONNECTIONS), '-r', '200', '-i', '5', '-l', String(SECONDS), '-p', '3', '-v', '1'],
  ...['-u', `${siteUrl}${path}`, '-x', '24', ...(flag === '-X' ? ['-w', '10', '-y', '20', '-n', '5', '-z', '10'] : [])],
]

const ASKED = ['/', '/api/posts', '/api/cart', '/healthz']

function startObserver({ siteUrl }: Testbed): () => Promise<{ times: number[]; problems: string[] }> {
  const times: number[] = []
  const problems: string[] = []
  const requests: Promise<void>[] = []
  let turn = 0
  const sendRequest = async (path: string) => {
    const began = performance.now()
    try {
      const answer = await fetch(`${siteUrl}${path}`, { signal: AbortSignal.timeout(10_000) })
      await answer.arrayBuffer()
      times.push(performance.now() - began)
      if (answer.status >= 400) problems.push(`${path} answered ${answer.status}`)
    } catch (error) {
      problems.push(`${path} was refused (${error instanceof Error ? error.message : 'no answer'})`)
    }
  }
  const timer = setInterval(() => void requests.push(sendRequest(ASKED[turn++ % ASKED.length] ?? '/')), 100)
  return async () => {
    clearInterval(timer)
    await Promise.all(requests)
    return { times, problems }
  }
}
