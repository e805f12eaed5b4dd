import { readFile } from 'node:fs/promises'
import { type Row as Screen, TARGETED } from '../../lighthouse/rows.ts'
import { FULL_SLOWDOWN } from '../../lighthouse/slowdownFor.ts'
import type { Row } from '../Row.ts'

const TARGET = '≥ 98, LCP ≤ 1.5 s, TBT ≤ 100 ms, CLS 0, JavaScript ≤ 130 kB'

/** From the last `npm run lighthouse`, which takes minutes. */
export const browser: Row = {
  name: 'browser',
  size: 'small',
  run: async (_ground, report) => {
    const stored = await readFile('.data/lighthouse.json', 'utf8').catch(() => '[]')
    const screens = JSON.parse(stored) as Screen[]
    for (const wanted of TARGETED) {
      const row = `${wanted} on a phone, by Lighthouse`
      const screen = screens.find(({ visitor, path }) => visitor === 'signed out' && path === wanted)
      if (!screen?.taken) {
        report({ row, target: TARGET, meets: null, note: 'not measured here yet' })
        continue
      }
      const { performance, lcp, tbt, cls, script, machine, taken } = screen
      const holds = performance >= 98 && lcp <= 1500 && tbt <= 100 && cls === 0 && script <= 130
      report({
        row,
        target: TARGET,
        meets: holds && (taken === FULL_SLOWDOWN || 'paced'),
        note: `${performance}, LCP ${(lcp / 1000).toFixed(1)} s, TBT ${tbt} ms, CLS ${cls}, ${script} kB; machine ${machine}, taken ${taken} times`,
      })
    }
  },
}
