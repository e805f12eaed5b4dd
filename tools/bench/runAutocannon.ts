import autocannon from 'autocannon'
import type { LoadResult, Load } from './load.ts'

export async function runAutocannon({ url, loadRequests, connections, seconds }: Load): Promise<LoadResult> {
  let at = 0
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    timeout: 20,
    requests: [
      { setupRequest: (request) => ({ ...request, method: 'GET', ...loadRequests[at++ % loadRequests.length] }) },
    ],
  })
  return {
    requests: result.requests.total,
    seconds: result.duration,
    bytes: result.throughput.total,
    failures: result['4xx'] + result['5xx'] + result.errors,
    p50: result.latency.p50,
    p99: result.latency.p99,
  }
}
