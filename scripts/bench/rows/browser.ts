import { readFile } from 'node:fs/promises'
import { type Row as Screen, TARGETED } from '../../lighthouse/rows.ts'
import { FULL_SLOWDOWN } from '../../lighthouse/slowdownFor.ts'
import type { Row } from '../Row.ts'

/** What `npm run lighthouse` found last; it needs a browser and some minutes, so it is a command of its own. */
export const browser: Row = {
  name: 'browser',
  size: 'small',
  run: async (_ground, tell) => {
    const stored = await readFile('.data/lighthouse.json', 'utf8').catch(() => '[]')
    const screens = (JSON.parse(stored) as Screen[]).filter(
      ({ visitor, path }) => visitor === 'signed out' && TARGETED.includes(path),
    )
    for (const { path, performance, lcp, tbt, cls, script, machine, slowed } of screens) {
      const holds = performance >= 98 && lcp <= 1500 && tbt <= 100 && cls === 0 && script <= 130
      tell({
        row: `${path} on a phone, by Lighthouse`,
        target: '≥ 98, LCP ≤ 1.5 s, TBT ≤ 100 ms, CLS 0, JavaScript ≤ 130 kB',
        meets: holds && (slowed === FULL_SLOWDOWN || 'paced'),
        note: `${performance}, LCP ${(lcp / 1000).toFixed(1)} s, TBT ${tbt} ms, CLS ${cls}, ${script} kB; machine ${machine}, slowed ${slowed} times`,
      })
    }
    if (screens.length === 0)
      tell({ row: 'phones, by Lighthouse', target: 'npm run lighthouse', meets: null, note: 'not measured here yet' })
  },
}
