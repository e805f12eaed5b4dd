import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, it, onTestFinished } from 'vitest'
import { freePort } from '#bin/demo/ports.ts'
import { installNode } from '#tools/real-parts/installNode.ts'

/** `npm test` itself runs on the one of this machine. */
it.each(['22', '24'])(
  'the demo shows its landing page on Node %s, and ends within seconds',
  async (version) => {
    const node = await installNode(version)
    const { stdout: found } = await promisify(execFile)(node, ['--version'])
    expect(found).toMatch(new RegExp(`^v${version}\\.`))
    const dataDir = await mkdtemp(join(tmpdir(), 'stone-hunt-node-'))
    onTestFinished(() => rm(dataDir, { recursive: true, force: true }))
    const port = await freePort(4800)
    const demo = spawn(node, ['--import', 'tsx', 'bin/demo.ts'], {
      env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, FILM_STREAMS: 'command', LOG_LEVEL: 'warn' },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    onTestFinished(() => void demo.kill('SIGKILL'))
    let said = ''
    for (const stream of [demo.stdout, demo.stderr]) stream.on('data', (data: Buffer) => (said += data.toString()))
    while (!said.includes('Stone Hunt is up')) {
      if (demo.exitCode !== null) throw new Error(`The demo did not start:\n${said}`)
      await new Promise((resolve) => setTimeout(resolve, 200))
    }
    const page = await fetch(`http://127.0.0.1:${port}/`)
    expect(page.status).toBe(200)
    const html = await page.text()
    expect(html).toContain('First light on the Laguna bands')
    const picture = /<img[^>]+src="(\/media\/[^"]+)"/.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? ''
    const { status, headers } = await fetch(`http://127.0.0.1:${port}${picture}`)
    expect([status, headers.get('content-type')]).toEqual([200, expect.stringMatching(/^image\//)])
    const began = Date.now()
    demo.kill('SIGINT')
    await once(demo, 'exit')
    expect(demo.exitCode).toBe(0)
    expect(Date.now() - began).toBeLessThan(10_000)
  },
  300_000,
)
