import { execFile } from 'node:child_process'
import { resolve } from 'node:path'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'

const told = `
  import { executionAsyncResource } from 'node:async_hooks'
  const { kept } = await import(process.argv[1])
  const keysOf = (one) => Reflect.ownKeys(one).map(String)
  process.nextTick(() => setImmediate(() => process.nextTick(() => {
    console.log(JSON.stringify({ kept: kept.map(keysOf), next: keysOf(executionAsyncResource()) }))
  })))`

it('a program keeps one object such as Node makes for each call of nextTick, and listens for no more of them', async () => {
  const args = ['--input-type=module', '--eval', told, resolve('scripts/keepTicks.mjs')]
  const { stdout } = await promisify(execFile)(process.execPath, args)
  const { kept, next } = JSON.parse(stdout) as { kept: string[][]; next: string[] }
  expect(kept).toEqual([next])
  expect(next.length).toBeGreaterThan(2)
})
