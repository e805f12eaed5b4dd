import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const run = promisify(execFile)
let folder: string

beforeAll(async () => {
  // Below this folder, so that Node finds the dependencies that a registry would serve.
  await mkdir('.data', { recursive: true })
  folder = await mkdtemp(resolve('.data/packed-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

describe.each([
  ['stripe-emulator', 'createStripeEmulator', /^stripe emulator on http/],
  ['spreadconnect-emulator', 'createSpreadconnectEmulator', /^spreadconnect emulator on http/],
])('the packed %s', (name, create, hello) => {
  let files: string[]

  beforeAll(async () => {
    const pack = ['pack', '--json', '--pack-destination', folder, '--workspace', `packages/${name}`]
    const [packed] = JSON.parse((await run('npm', pack)).stdout) as { filename: string; files: { path: string }[] }[]
    files = packed?.files.map(({ path }) => path) ?? []
    const installed = join(folder, 'node_modules/@stone-hunt', name)
    await mkdir(installed, { recursive: true })
    await run('tar', ['-xf', join(folder, packed?.filename ?? ''), '-C', installed, '--strip-components=1'])
  }, 60_000)

  it('has its page, its license and no tests', () => {
    expect(files).toEqual(expect.arrayContaining(['README.md', 'LICENSE', 'package.json', `src/${create}.ts`]))
    expect(files.filter((path) => /^tests|vitest|generate/.test(path))).toEqual([])
  })

  it('can be published, and its page has no links into the repository', async () => {
    const installed = join(folder, 'node_modules/@stone-hunt', name)
    const manifest = JSON.parse(await readFile(join(installed, 'package.json'), 'utf8')) as Record<string, unknown>
    expect(manifest).toMatchObject({ version: '1.0.0', license: 'MIT' })
    expect(manifest).not.toHaveProperty('private')
    expect(await readFile(join(installed, 'README.md'), 'utf8')).not.toContain('](..')
  })

  it('starts from a program that Node runs without a loader', async () => {
    const program = join(folder, `${name}.mjs`)
    await writeFile(
      program,
      `import { ${create} } from '@stone-hunt/${name}/node'
       const emulator = await ${create}()
       const { status } = await fetch(emulator.url + '/_emulator/state')
       await emulator.close()
       process.stdout.write(String(status))`,
    )
    expect((await run(process.execPath, [program])).stdout).toBe('200')
  }, 60_000)

  it('starts from its command', async () => {
    const bin = join(folder, 'node_modules/@stone-hunt', name, 'bin', `${name}.mjs`)
    const started = execFile(process.execPath, [bin], { env: { ...process.env, PORT: '0' } })
    const line = await new Promise<string>((resolve) => started.stdout?.once('data', (data) => resolve(String(data))))
    started.kill('SIGTERM')
    expect(line).toMatch(hello)
  }, 60_000)
})
