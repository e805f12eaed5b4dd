import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { LoadResult, Load, LoadRequest } from './load.ts'

type Summary = { requests: number; us: number; bytes: number; failures: number; p50: number; p99: number }

/** One thread of wrk is several times faster than any server here. */
export async function runWrk({ url, loadRequests, connections, seconds }: Load): Promise<LoadResult> {
  const folder = await mkdtemp(join(tmpdir(), 'stone-hunt-wrk-'))
  try {
    const script = join(folder, 'load.lua')
    await writeFile(script, scriptOf(loadRequests))
    const options = ['-t1', `-c${connections}`, `-d${seconds}s`, '--timeout', '20s', '-s', script, url]
    const { stdout } = await promisify(execFile)('wrk', options)
    const { us, p50, p99, ...counts } = JSON.parse(stdout.trim().split('\n').at(-1) ?? '') as Summary
    return { ...counts, seconds: us / 1e6, p50: p50 / 1000, p99: p99 / 1000 }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Plain JSON strings are valid Lua strings. */
const text = (value: string | undefined) => (value === undefined ? 'nil' : JSON.stringify(value))

function scriptOf(loadRequests: LoadRequest[]): string {
  const made = loadRequests.map(({ method = 'GET', path, headers = {}, body }) => {
    const pairs = Object.entries(headers).map(([name, value]) => `[${text(name)}]=${text(value)}`)
    return `wrk.format(${text(method)}, ${text(path)}, {${pairs.join(', ')}}, ${text(body)})`
  })
  return `
local made, at = {}, 0
function init()
${made.map((loadRequest) => `  made[#made + 1] = ${loadRequest}`).join('\n')}
end
function request()
  at = at % #made + 1
  return made[at]
end
function done(summary, latency)
  local errors = summary.errors
  io.write(string.format('\\n{"requests":%d,"us":%d,"bytes":%d,"failures":%d,"p50":%.0f,"p99":%.0f}\\n',
    summary.requests, summary.duration, summary.bytes, errors.status + errors.connect + errors.read + errors.write + errors.timeout,
    latency:percentile(50), latency:percentile(99)))
end
`
}
