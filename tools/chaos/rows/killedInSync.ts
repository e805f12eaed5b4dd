import { configurePrint } from '../buy.ts'
import type { Breakpoint } from '../faultProxies/Breakpoint.ts'
import type { Testbed } from '../createTestbed.ts'
import type { Row } from '../Row.ts'
import { catalogueFingerprint } from './catalogueFingerprint.ts'
import { formatKills, type KillResult, KILLS, killAt, recoveredInTime } from './killAt.ts'

const points: { what: string; isNew?: true; pause: (testbed: Testbed) => Breakpoint }[] = [
  { what: 'at the articles', pause: ({ print }) => print.proxy.pause({ pattern: /^GET \/articles/, when: 'after' }) },
  { what: 'at the stock', pause: ({ print }) => print.proxy.pause({ pattern: /^GET \/stock/, when: 'after' }) },
  {
    what: 'halfway through storing',
    pause: ({ databaseProxy }) => databaseProxy.pause({ pattern: /insert into variants/, when: 'after' }),
  },
  {
    what: 'before the commit',
    pause: ({ databaseProxy }) =>
      databaseProxy.pause({ pattern: /^commit/, inTransactionWith: /update merchandise/, when: 'before' }),
  },
  {
    what: 'after the commit',
    isNew: true,
    pause: ({ databaseProxy }) =>
      databaseProxy.pause({ pattern: /^commit/, inTransactionWith: /update merchandise/, when: 'after' }),
  },
]

export const killedInSync: Row = {
  name: 'kill-sync',
  fault: 'F4',
  run: async (testbed, report) => {
    const all: KillResult[] = []
    const problems: string[] = []
    let version = 0
    for (const { what, isNew, pause } of points.flatMap((point) => Array.from({ length: KILLS }, () => point))) {
      await testbed.site()
      const before = await catalogueFingerprint(testbed)
      await configurePrint(testbed, 'articles', {
        put: { id: await anArticle(testbed), title: `Version ${++version}` },
      })
      all.push(
        await killAt(
          testbed,
          [testbed.employee],
          () => pause(testbed),
          (employee) => employee.post('/api/merchandise/sync'),
        ),
      )
      const after = await catalogueFingerprint(testbed)
      if ((after === before) === (isNew === true)) problems.push(`${what}: it is neither the old one nor the new one`)
      const { status, text } = await testbed.employee.post('/api/merchandise/sync')
      if (status !== 200) problems.push(`${what}: the next sync answered ${status} ${text}`)
      else if ((await catalogueFingerprint(testbed)) === before) problems.push(`${what}: the next sync changed nothing`)
    }
    report({
      what: `killed in a sync ${points.map((point) => point.what).join(', ')}`,
      figure: `${formatKills(all)}; ${problems[0] ?? 'always complete, and the next sync works'}`,
      goal: 'the old catalog or the new one, never a mix',
      holds: problems.length === 0 && recoveredInTime(all),
    })
  },
}

async function anArticle({ pool }: Testbed): Promise<number> {
  const { rows } = await pool.query<{ id: string }>('select article_id as id from merchandise order by id limit 1')
  return Number(rows[0]?.id)
}
