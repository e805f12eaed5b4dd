import { Agent, request } from 'node:http'
import { parseArgs } from 'node:util'
import { quantile } from './wait.ts'

export type Blow = { url: string; method: string; body?: string; connections: number; seconds: number }

/** What a crowd met. Times in milliseconds. */
export type Hammered = {
  byStatus: Record<string, number>
  acceptedP50: number
  acceptedP99: number
  refusedP99: number
  withoutRetryAfter: number
}

const blow = JSON.parse(parseArgs({ allowPositionals: true }).positionals[0] ?? '{}') as Blow
const agent = new Agent({ keepAlive: true, maxSockets: blow.connections })
const byStatus: Record<string, number> = {}
const accepted: number[] = []
const refused: number[] = []
let withoutRetryAfter = 0
const until = performance.now() + blow.seconds * 1000

/** Sends one request over a connection that is kept. @returns the status, or what went wrong. */
function send(number: number): Promise<string> {
  const began = performance.now()
  return new Promise((resolve) => {
    const headers = {
      'content-type': 'application/json',
      'x-forwarded-for': `10.200.${(number >> 8) & 255}.${number & 255}`,
    }
    const sending = request(blow.url, { method: blow.method, agent, headers }, (answer) => {
      answer.resume().on('end', () => {
        const tookMs = performance.now() - began
        if ((answer.statusCode ?? 0) < 400) accepted.push(tookMs)
        else {
          refused.push(tookMs)
          if (!answer.headers['retry-after']) withoutRetryAfter += 1
        }
        resolve(String(answer.statusCode))
      })
    })
    sending.on('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? 'error'))
    sending.end(blow.body)
  })
}

let sent = 0
async function one(): Promise<void> {
  while (performance.now() < until) {
    const met = await send(sent++)
    byStatus[met] = (byStatus[met] ?? 0) + 1
  }
}

await Promise.all(Array.from({ length: blow.connections }, one))
const hammered: Hammered = {
  byStatus,
  acceptedP50: quantile(accepted, 0.5),
  acceptedP99: quantile(accepted, 0.99),
  refusedP99: quantile(refused, 0.99),
  withoutRetryAfter,
}
process.stdout.write(`hammered ${JSON.stringify(hammered)}\n`)
process.exit(0)
