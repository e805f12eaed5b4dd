import { execFile } from 'node:child_process'
import { mkdir } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { givenEnv } from '../../env.ts'

const VERSIONS = ['lighthouse@12.8.2', 'chrome-launcher@1.2.1']
const folder = resolve('.data/lighthouse-program')

/** What is read of a result. */
export type Result = {
  categories: Record<string, { score: number | null } | undefined>
  audits: Record<
    string,
    { numericValue?: number; details?: { type: string; items?: Record<string, unknown>[] } } | undefined
  >
  environment: { benchmarkIndex: number }
  configSettings: { throttling: { cpuSlowdownMultiplier: number } }
}

type Lighthouse = (url: string, flags: object) => Promise<{ lhr: Result } | undefined>
type Launch = (options: { chromePath: string; chromeFlags: string[] }) => Promise<{ port: number; kill: () => void }>

/** On first use, because it is a tenth of everything that `npm ci` would install. */
export async function installLighthouse(): Promise<{ lighthouse: Lighthouse; launch: Launch }> {
  await mkdir(folder, { recursive: true })
  const install = ['install', '--no-save', '--ignore-scripts', '--prefix', folder, ...VERSIONS]
  await promisify(execFile)('npm', install, { env: givenEnv() })
  const { resolve: find } = createRequire(join(folder, 'package.json'))
  const load = async (name: string): Promise<object> => import(pathToFileURL(find(name)).href) as Promise<object>
  const { default: lighthouse } = (await load('lighthouse')) as { default: Lighthouse }
  const { launch } = (await load('chrome-launcher')) as { launch: Launch }
  return { lighthouse, launch }
}
