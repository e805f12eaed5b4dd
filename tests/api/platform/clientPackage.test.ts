import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { confirmPassword, signUpEmployee } from '../../support/people.ts'
import { publishGallery } from '../../support/posts.ts'
import { useSite } from '../../support/site.ts'

const run = promisify(execFile)
const site = useSite()
const DEPENDENCIES = ['openapi-fetch', 'openapi-typescript-helpers']
let folder: string
let packed: string[]
let key: string

beforeAll(async () => {
  const owner = await signUpEmployee(site)
  await confirmPassword(owner)
  await publishGallery(owner, { title: 'The creek after rain' })
  const asked = { name: 'A program', scopes: ['posts:read'], days: 1 }
  key = ((await owner.post('/api/account/api-keys', asked)).json as { key: string }).key
  folder = await mkdtemp(join(tmpdir(), 'stone-hunt-client-'))
  await mkdir('packages/client/dist', { recursive: true })
  await writeFile('packages/client/dist/removed.js', 'from an older build')
  const pack = ['pack', '--silent', '--json', '--pack-destination', folder]
  const { stdout } = await run('npm', [...pack, '--workspace', 'packages/client'])
  packed = (JSON.parse(stdout) as { files: { path: string }[] }[])[0]?.files.map(({ path }) => path) ?? []
  // A registry would serve these.
  await run('npm', [...pack, '--ignore-scripts', ...DEPENDENCIES.map((name) => resolve('node_modules', name))])
  await writeFile(join(folder, 'package.json'), JSON.stringify({ private: true, type: 'module' }))
  const files = (await readdir(folder)).filter((name) => name.endsWith('.tgz')).map((name) => `./${name}`)
  await run('npm', ['install', '--offline', '--ignore-scripts', ...files], { cwd: folder })
}, 300_000)
afterAll(() => rm(folder, { recursive: true, force: true }))

async function execute(program: string) {
  await writeFile(join(folder, 'program.js'), program)
  const env = { ...process.env, SITE: site.url, KEY: key }
  return (await run(process.execPath, ['program.js'], { cwd: folder, env })).stdout
}

describe('the packed client', () => {
  it('has JavaScript, types, a page and its license, and no source', () => {
    const names = ['ApiError', 'api', 'createClient'].flatMap((name) => [`dist/${name}.d.ts`, `dist/${name}.js`])
    expect(packed.sort()).toEqual(['LICENSE', 'README.md', ...names, 'package.json'].sort())
  })

  it('has no links into the repository, and can’t be published by mistake', async () => {
    const installed = join(folder, 'node_modules/@stone-hunt/client')
    expect(await readFile(join(installed, 'README.md'), 'utf8')).not.toContain('](..')
    expect(JSON.parse(await readFile(join(installed, 'package.json'), 'utf8'))).toMatchObject({ private: true })
  })

  it('is called by a program in JavaScript that is installed elsewhere', async () => {
    const output = await execute(`
      import { ApiError, createClient } from '@stone-hunt/client'
      const client = createClient({ url: process.env.SITE, key: process.env.KEY })
      const { data: posts } = await client.GET('/posts', { params: { query: { limit: 20 } } })
      const refused = await client.GET('/merchandise').catch((error) => error)
      console.log(JSON.stringify([posts.map(({ title }) => title), refused instanceof ApiError, refused.code]))`)
    expect(JSON.parse(output)).toEqual([['The creek after rain'], true, 'scope_missing'])
  })

  it('has types for programs in TypeScript', async () => {
    await writeFile(
      join(folder, 'program.ts'),
      `import { createClient, type webhooks } from '@stone-hunt/client'
      type Paid = webhooks['order.paid']['post']['requestBody']['content']['application/json']
      export const total = (paid: Paid): string => paid.data.total
      const client = createClient({ url: 'https://stonehunt.example', key: 'sh_' })
      const { data: posts } = await client.GET('/posts', { params: { query: { limit: 20 } } })
      export const titles: string[] = (posts ?? []).map(({ title }) => title)
      // @ts-expect-error
      await client.GET('/no-such-call')`,
    )
    const options = ['--noEmit', '--strict', '--target', 'es2022', '--module', 'nodenext']
    const tsc = resolve('node_modules/typescript/bin/tsc')
    const { stdout } = await run(process.execPath, [tsc, ...options, 'program.ts'], { cwd: folder }).catch(
      (error: { stdout: string }) => error,
    )
    expect(stdout).toBe('')
  })
})
