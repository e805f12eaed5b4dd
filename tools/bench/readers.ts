import { Agent, get } from 'node:http'

/**
 * Reads one page again and again, each reader after its last answer, and prints how long 95 of 100 answers took at most. It runs
 * in a separate process, because collecting the garbage of the benchmark would count as the site's time.
 */
const [url = '', readers = '1', seconds = '1'] = process.argv.slice(-3)
const agent = new Agent({ keepAlive: true })
const times: number[] = []

function read(): Promise<void> {
  return new Promise((resolve, reject) => {
    const start = performance.now()
    const request = get(url, { agent }, (response) => {
      if (response.statusCode !== 200) return reject(new Error(`${url} answered ${response.statusCode}`))
      response.resume().on('end', () => {
        times.push(performance.now() - start)
        resolve()
      })
    })
    request.on('error', reject)
  })
}

const end = performance.now() + 1000 * Number(seconds)
await Promise.all(
  Array.from({ length: Number(readers) }, async () => {
    while (performance.now() < end) await read()
  }),
)
const sorted = times.sort((one, other) => one - other)
process.stdout.write(`p95 ${sorted[Math.floor(0.95 * sorted.length)]} ms\n`)
agent.destroy()
