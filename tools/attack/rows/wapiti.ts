import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { z } from 'zod'
import type { Testbed, Row } from '../Row.ts'
import { runTool } from '../runTool.ts'

const MODULES = 'sql,exec,file,xss,permanentxss,redirect,ssrf,crlf'
const SECONDS = 600
/** Not found by the crawler, because the SPA renders them. */
const STARTS = [
  '/api/login?redirect=/cart',
  '/api/employee-login?redirect=/admin',
  '/api/signup?redirect=/cart',
  '/api/forgot-password',
  '/api/reset-password?token=a',
  '/api/second-factor?redirect=/cart',
  '/api/login/code?error=wrong_code',
  '/api/verify-email?token=a',
  '/api/posts?limit=1&before=1',
  '/api/merchandise?limit=1',
  '/api/orders/HUNT-ABCDEFGHJK?key=a',
  '/orders?success=true&order=HUNT-ABCDEFGHJK',
  '/content?category=a',
  '/merchandise?q=a&category=b',
  '/sitemap.xml',
  '/feed.xml',
]

const reportSchema = z.object({
  vulnerabilities: z.record(z.string(), z.array(z.object({ method: z.string(), path: z.string(), info: z.string() }))),
})

export const wapiti: Row = {
  name: 'wapiti',
  needs: ['wapiti'],
  run: async (testbed) => {
    const trap = await startTrap()
    const report = join(testbed.folder, 'wapiti.json')
    try {
      const { output } = await runTool('wapiti', argsFor(testbed, trap.url, report), SECONDS)
      const written = await readFile(report, 'utf8').catch(() => {
        throw new Error(`wapiti wrote no report:\n${output.slice(-1500)}`)
      })
      const { vulnerabilities } = reportSchema.parse(JSON.parse(written))
      const findings = Object.entries(vulnerabilities).flatMap(([kind, all]) =>
        all.map(({ method, path, info }) => `${kind}: ${method} ${path} (${info})`),
      )
      return { tried: `${MODULES} from ${STARTS.length} starts`, findings: [...findings, ...trap.calls()] }
    } finally {
      await trap.close()
    }
  },
}

const argsFor = ({ url, employeeCookie, folder }: Testbed, trapUrl: string, report: string): string[] => [
  ...['-u', `${url}/`, '--scope', 'domain', '-m', MODULES, '-f', 'json', '-o', report],
  ...STARTS.flatMap((start) => ['-s', `${url}${start}`]),
  ...['-H', `Cookie: ${employeeCookie}`, '--endpoint', trapUrl],
  ...['--max-scan-time', '60', '--max-attack-time', '25', '--max-links-per-page', '60', '--no-bugreport'],
  ...['--store-session', join(folder, 'wapiti'), '--store-config', join(folder, 'wapiti-config'), '--flush-session'],
]

/** Receives requests of a site that fetches attacker-supplied URLs. */
async function startTrap(): Promise<{ url: string; calls: () => string[]; close: () => Promise<void> }> {
  const calls: string[] = []
  const server = createServer((request, response) => {
    // wapiti itself polls this path.
    if (!request.url?.includes('get_ssrf')) calls.push(`the site fetched ${request.url ?? ''}`)
    response.setHeader('Content-Type', 'application/json')
    response.end('{}')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    calls: () => calls,
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
