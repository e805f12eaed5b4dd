import { execFile } from 'node:child_process'
import { resolve } from 'node:path'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'

/** Says for each of five ticks whether it looks to V8 like the one that is kept, with everything else collected between; and whether anything still looks at each of them. */
const told = `
  import { executionAsyncResource } from 'node:async_hooks'
  import { createRequire } from 'node:module'
  const { kept } = await import(process.argv[1])
  const isLikeKept = []
  const { initHooksExist } = createRequire('/')('internal/async_hooks')
  for (let turn = 0; turn < 5; turn++) {
    await new Promise((resolve) => setImmediate(resolve))
    gc()
    await new Promise((resolve) => process.nextTick(() => {
      isLikeKept.push(%HaveSameMap(kept, executionAsyncResource()))
      resolve()
    }))
  }
  console.log(JSON.stringify({ isLikeKept, isWatched: initHooksExist() }))`

it('Node’s ticks look to V8 as the one that a program keeps, also when all others were collected, and nothing slows them down', async () => {
  const flags = ['--expose-gc', '--expose-internals', '--allow-natives-syntax', '--input-type=module']
  const args = [...flags, '--eval', told, resolve('bin/keepTicks.mjs')]
  const { stdout } = await promisify(execFile)(process.execPath, args)
  expect(JSON.parse(stdout)).toEqual({ isLikeKept: [true, true, true, true, true], isWatched: false })
})
