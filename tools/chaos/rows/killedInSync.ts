import { tellPrint } from '../buy.ts'
import type { Hold } from '../gates/Hold.ts'
import type { Ground } from '../ground.ts'
import type { Row } from '../Row.ts'
import { catalogueOf } from './catalogueOf.ts'
import { inFigures, type Killed, KILLS, killThere, wereBackInTime } from './killed.ts'

const points: { what: string; isNew?: true; hold: (ground: Ground) => Hold }[] = [
  { what: 'at the articles', hold: ({ print }) => print.gate.hold({ of: /^GET \/articles/, when: 'after' }) },
  { what: 'at the stock', hold: ({ print }) => print.gate.hold({ of: /^GET \/stock/, when: 'after' }) },
  { what: 'half-way through storing', hold: ({ gate }) => gate.hold({ of: /insert into variants/, when: 'after' }) },
  {
    what: 'before the commit',
    hold: ({ gate }) => gate.hold({ of: /^commit/, within: /update merchandise/, when: 'before' }),
  },
  {
    what: 'after the commit',
    isNew: true,
    hold: ({ gate }) => gate.hold({ of: /^commit/, within: /update merchandise/, when: 'after' }),
  },
]

/** The catalogue is the old one or the new one, and the next sync works. */
export const killedInSync: Row = {
  name: 'kill-sync',
  fault: 'F4',
  run: async (ground, tell) => {
    const all: Killed[] = []
    const problems: string[] = []
    let version = 0
    for (const { what, isNew, hold } of points.flatMap((point) => Array.from({ length: KILLS }, () => point))) {
      await ground.site()
      const before = await catalogueOf(ground)
      await tellPrint(ground, 'articles', { put: { id: await anArticle(ground), title: `Version ${++version}` } })
      all.push(
        await killThere(
          ground,
          [ground.employee],
          () => hold(ground),
          (employee) => employee.post('/api/merchandise/sync'),
        ),
      )
      const after = await catalogueOf(ground)
      if ((after === before) === (isNew === true)) problems.push(`${what}: it is neither the old one nor the new one`)
      const { status, text } = await ground.employee.post('/api/merchandise/sync')
      if (status !== 200) problems.push(`${what}: the next sync answered ${status} ${text}`)
      else if ((await catalogueOf(ground)) === before) problems.push(`${what}: the next sync changed nothing`)
    }
    tell({
      what: `killed in a sync ${points.map((point) => point.what).join(', ')}`,
      figure: `${inFigures(all)}; ${problems[0] ?? 'always whole, and the next sync works'}`,
      goal: 'the old catalogue or the new one, never half',
      holds: problems.length === 0 && wereBackInTime(all),
    })
  },
}

async function anArticle({ pool }: Ground): Promise<number> {
  const { rows } = await pool.query<{ id: string }>('select article_id as id from merchandise order by id limit 1')
  return Number(rows[0]?.id)
}
