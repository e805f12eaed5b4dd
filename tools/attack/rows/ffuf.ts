import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { endpoints } from '../../../endpoints/index.ts'
import { screens } from '../../../server/ssr/screens.ts'
import type { Testbed, Row } from '../Row.ts'
import { runTool } from '../runTool.ts'

const WORDS = '/usr/share/dirb/wordlists/common.txt'
/** Per folder; an unfinished list is a finding. */
const SECONDS = 300
/** Beside the screens: the owner's pages, and files. */
const PAGES = [
  'robots.txt',
  'sitemap.xml',
  'feed.xml',
  'favicon.ico',
  'healthz',
  'readyz',
  'about',
  'terms',
  'privacy',
  'imprint',
  'de',
]
const reportSchema = z.object({
  results: z.array(z.object({ input: z.object({ FUZZ: z.string() }), status: z.number(), url: z.string() })),
})

export const ffuf: Row = {
  name: 'ffuf',
  needs: ['ffuf', 'dirb'],
  run: async (testbed) => {
    const ofApi = endpoints.filter(({ method }) => method === 'GET').map(({ path }) => path.slice(1))
    const pages = [
      'docs',
      'login',
      'employee-login',
      'signup',
      'forgot-password',
      'reset-password',
      'verify-email',
      'confirm-password',
      'second-factor',
      'unsubscribe',
    ]
    const findings = [
      ...(await scan(testbed, '/', [...screens.map(({ path }) => path.slice(1)), ...PAGES])),
      ...(await scan(testbed, '/api/', [...ofApi, ...pages])),
      ...(await scan(testbed, '/media/', [])),
      ...(await scan(testbed, '/cms/api/', [])),
    ]
    return { tried: 'common.txt below /, /api/, /media/ and /cms/api/', findings }
  },
}

async function scan({ url, folder }: Testbed, base: string, declared: string[]): Promise<string[]> {
  const report = join(folder, `ffuf${base.replaceAll('/', '-')}.json`)
  const args = ['-u', `${url}${base}FUZZ`, '-w', WORDS, '-mc', 'all', '-fc', '404', '-of', 'json', '-o', report, '-s']
  const { isCutOff } = await runTool('ffuf', [...args, '-t', '10'], SECONDS)
  if (isCutOff) return [`${base} was not finished in time`]
  const { results } = reportSchema.parse(JSON.parse(await readFile(report, 'utf8')))
  return results
    .filter(({ status, input }) => (status < 300 || status >= 500) && !declared.includes(nameOf(input.FUZZ)))
    .map(({ status, input }) => `${base}${input.FUZZ} answers ${status}`)
}

/** ffuf reports words as it sent them, query strings and fragments included. */
const nameOf = (word: string): string => word.replace(/[?#].*$/, '').replace(/\/$/, '')
