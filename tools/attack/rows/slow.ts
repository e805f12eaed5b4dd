import type { Ground, Row } from '../Row.ts'
import { runTool } from '../runTool.ts'

const SECONDS = 25
const CONNECTIONS = 1000
/** Others must not feel it: nineteen of twenty answers come at once, and of a hundred at most one is refused. */
const MOST_MS = 500
const MOST_REFUSED = 0.01

type Kind = { name: string; flag: string; path: string }
const KINDS: Kind[] = [
  { name: 'headers that never end', flag: '-H', path: '/' },
  { name: 'bodies that never end', flag: '-B', path: '/api/contact' },
  { name: 'answers read byte by byte', flag: '-X', path: '/api/merchandise' },
]

/** A thousand connections that hold on to the site, while somebody else goes on using it. */
export const slow: Row = {
  name: 'slowhttptest',
  needs: ['slowhttptest'],
  run: async (ground) => {
    const findings: string[] = []
    const told: string[] = []
    for (const kind of KINDS) {
      const stop = observe(ground)
      await runTool('slowhttptest', argsFor(ground, kind), SECONDS + 15)
      const { times, problems } = await stop()
      const slowest = times.sort((one, other) => one - other)[Math.floor(times.length * 0.95)] ?? Infinity
      told.push(
        `${kind.name}: ${times.length} others' requests, 95 % within ${slowest.toFixed(0)} ms, ${problems.length} refused`,
      )
      if (slowest > MOST_MS) findings.push(`${kind.name}: others waited ${slowest.toFixed(0)} ms`)
      if (problems.length > times.length * MOST_REFUSED)
        findings.push(...new Set(problems.map((problem) => `${kind.name}: ${problem}`)))
    }
    return { tried: `${CONNECTIONS} connections each; ${told.join('; ')}`, findings }
  },
}

const argsFor = ({ siteUrl }: Ground, { flag, path }: Kind): string[] => [
  ...[flag, '-c', String(CONNECTIONS), '-r', '200', '-i', '5', '-l', String(SECONDS), '-p', '3', '-v', '1'],
  ...['-u', `${siteUrl}${path}`, '-x', '24', ...(flag === '-X' ? ['-w', '10', '-y', '20', '-n', '5', '-z', '10'] : [])],
]

const ASKED = ['/', '/api/posts', '/api/cart', '/healthz']

/** Asks ten times a second what visitors ask. */
function observe({ siteUrl }: Ground): () => Promise<{ times: number[]; problems: string[] }> {
  const times: number[] = []
  const problems: string[] = []
  const asked: Promise<void>[] = []
  let turn = 0
  const ask = async (path: string) => {
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
  const timer = setInterval(() => void asked.push(ask(ASKED[turn++ % ASKED.length] ?? '/')), 100)
  return async () => {
    clearInterval(timer)
    await Promise.all(asked)
    return { times, problems }
  }
}
