import { spawn } from 'node:child_process'
import { expect, it } from 'vitest'
import { PASSWORD } from '../support/people.ts'
import { useSite } from '../support/site.ts'

const site = useSite()
it('x', { timeout: 180_000 }, async () => {
  const causes: Record<string, number> = {}
  const statuses: Record<string, number> = {}
  const old = site.payload.logger.error.bind(site.payload.logger)
  site.payload.logger.error = ((o: { err?: { message?: string; code?: string }; msg?: string }) => {
    const k = `${o.err?.code} ${o.err?.message} ${o.msg}`
    causes[k] = (causes[k] ?? 0) + 1
    old(o)
  }) as never
  const warn: string[] = []
  site.payload.logger.warn = ((o: object) => warn.push(JSON.stringify(o))) as never
  const burners = Array.from({ length: 12 }, () => spawn(process.execPath, ['-e', 'for(;;);']))
  try {
    for (let round = 0; round < 4; round++) {
      await new Promise((r) => setTimeout(r, 11_000))
      const began = performance.now()
      let slowest = 0
      const answers = await Promise.all(
        Array.from({ length: 12 }, async (_, i) => {
          const t = performance.now()
          const a = await site.visitor().post('/api/signup', { email: `r${round}i${i}@example.test`, password: PASSWORD, firstName: 'A', lastName: 'B' })
          slowest = Math.max(slowest, performance.now() - t)
          return a
        }),
      )
      for (const { status } of answers) statuses[status] = (statuses[status] ?? 0) + 1
      process.stdout.write(`round ${round} ${Math.round(performance.now() - began)} ms ${JSON.stringify(statuses)} ${JSON.stringify(causes)} ${warn.join()}\n`)
    }
  } finally {
    for (const burner of burners) burner.kill()
  }
  expect(1).toBe(1)
})
