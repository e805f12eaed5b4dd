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
    const article = await anArticle(testbed)
    for (const { what, isNew, pause } of points.flatMap((point) => Array.from({ length: KILLS }, () => point))) {
      await testbed.site()
      const before = await catalogueFingerprint(testbed)
      await configurePrint(testbed, 'articles', { put: { id: article.id, title: `Version ${++version}` } })
      all.push(
        await killAt(
          testbed,
          [testbed.employee],
          () => pause(testbed),
          (employee) => employee.post('/api/merchandise/sync'),
        ),
      )
      const after = await catalogueFingerprint(testbed)
      const { status, text } = await testbed.employee.post('/api/merchandise/sync')
      if (status !== 200) problems.push(`${what}: the next sync answered ${status} ${text}`)
      const next = await catalogueFingerprint(testbed)
      if (next === before) problems.push(`${what}: the next sync changed nothing`)
      if (isNew && after !== next) problems.push(`${what}: it is not the new one`)
      // A job may have repeated the sync by now.
      if (after !== before && after !== next) problems.push(`${what}: it is neither the old one nor the new one`)
    }
    // Later rows seed a demo, which knows its articles by their titles.
    await configurePrint(testbed, 'articles', { put: article })
    report({
      what: `killed in a sync ${points.map((point) => point.what).join(', ')}`,
      figure: `${formatKills(all)}; ${problems[0] ?? 'always complete, and the next sync works'}`,
      goal: 'the old catalog or the new one, never a mix',
      holds: problems.length === 0 && recoveredInTime(all),
    })
  },
}

async function anArticle({ pool }: Testbed): Promise<{ id: number; title: string }> {
  const { rows } = await pool.query<{ id: string; title: string }>(
    'select article_id as id, provider_title as title from merchandise order by id limit 1',
  )
  return { id: Number(rows[0]?.id), title: rows[0]?.title ?? '' }
}
