import { Gutter } from '@payloadcms/ui'
import type { AdminViewServerProps } from 'payload'
import { may } from '#contracts/roles.ts'
import { poolOf } from '#database/poolOf.ts'
import { readPendingCounts } from '#domain/operations/reports/readPendingCounts.ts'
import { MembershipBoard } from './MembershipBoard.tsx'
import { MessagesBoard } from './MessagesBoard.tsx'
import { PanelLinks } from './PanelLinks.tsx'
import { PostsBoard } from './PostsBoard.tsx'
import { ShopBoard } from './ShopBoard.tsx'
import { SetupChecklist } from '../setup/SetupChecklist.tsx'
import { StonesBoard } from './StonesBoard.tsx'
import { TaskList } from './TaskList.tsx'

/** Shows the tasks and figures of the employee's role. */
export async function Dashboard({ payload, initPageResult }: AdminViewServerProps) {
  const { user } = initPageResult.req
  const pool = poolOf(payload)
  const now = new Date()
  const waiting = await readPendingCounts(pool, may(user, 'resolveAlerts') ? ['shop', 'members'] : ['shop'])
  return (
    <Gutter>
      <main className="board">
        <div className="board__head">
          <h1>Dashboard</h1>
          {may(user, 'writePosts') && (
            <a className="board__act" href="/cms/collections/posts/create">
              New post
            </a>
          )}
        </div>
        <TaskList waiting={waiting} user={user} />
        {may(user, 'manageSite') && <SetupChecklist pool={pool} />}
        {may(user, 'readMembers') && <MembershipBoard pool={pool} now={now} />}
        {may(user, 'readPostFigures') && !may(user, 'readMembers') && <PostsBoard pool={pool} />}
        {may(user, 'answerMessages') && <MessagesBoard pool={pool} now={now} />}
        {may(user, 'identifyStones') && <StonesBoard pool={pool} now={now} />}
        {may(user, 'readSales') && <ShopBoard pool={pool} now={now} mayExport={may(user, 'exportData')} />}
        <h2 className="board__title">Everything in this panel</h2>
        <PanelLinks collections={payload.config.collections} user={user} />
      </main>
    </Gutter>
  )
}
