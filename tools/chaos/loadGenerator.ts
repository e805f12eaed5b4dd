import { Agent, request } from 'node:http'
import { parseArgs } from 'node:util'
import { quantile } from './waitUntil.ts'

export type Load = { url: string; method: string; body?: string; connections: number; seconds: number }

export type LoadResult = {
  byStatus: Record<string, number>
  acceptedP50: number
  acceptedP99: number
  refusedP99: number
  withoutRetryAfter: number
}

const load = JSON.parse(parseArgs({ allowPositionals: true }).positionals[0] ?? '{}') as Load
const agent = new Agent({ keepAlive: true, maxSockets: load.connections })
const byStatus: Record<string, number> = {}
const accepted: number[] = []
const refused: number[] = []
let withoutRetryAfter = 0
const endAt = performance.now() + load.seconds * 1000

function send(number: number): Promise<string> {
  const began = performance.now()
  return new Promise((resolve) => {
    const headers = {
      'content-type': 'application/json',
      'x-forwarded-for': `10.200.${(number >> 8) & 255}.${number & 255}`,
    }
    const sending = request(load.url, { method: load.method, agent, headers }, (answer) => {
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
    sending.end(load.body)
  })
}

let sent = 0
async function one(): Promise<void> {
  while (performance.now() < endAt) {
    const status = await send(sent++)
    byStatus[status] = (byStatus[status] ?? 0) + 1
  }
}

await Promise.all(Array.from({ length: load.connections }, one))
const result: LoadResult = {
  byStatus,
  acceptedP50: quantile(accepted, 0.5),
  acceptedP99: quantile(accepted, 0.99),
  refusedP99: quantile(refused, 0.99),
  withoutRetryAfter,
}
process.stdout.write(`result ${JSON.stringify(result)}\n`)
process.exit(0)
