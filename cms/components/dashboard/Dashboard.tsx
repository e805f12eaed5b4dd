import { Gutter } from '@payloadcms/ui'
import type { AdminViewServerProps } from 'payload'
import { may } from '#contracts/roles.ts'
import { poolOf } from '#database/poolOf.ts'
import { readInbox } from '#domain/operations/inbox/readInbox.ts'
import { MembershipBoard } from './MembershipBoard.tsx'
import { MessagesBoard } from './MessagesBoard.tsx'
import { PostsBoard } from './PostsBoard.tsx'
import { ShopBoard } from './ShopBoard.tsx'
import { SetupChecklist } from '../setup/SetupChecklist.tsx'
import { StonesBoard } from './StonesBoard.tsx'
import { WaitingList } from './WaitingList.tsx'

const WAITING = 5

/** Shows the tasks and figures of the employee's role. */
export async function Dashboard({ payload, initPageResult }: AdminViewServerProps) {
  const { user } = initPageResult.req
  const pool = poolOf(payload)
  const now = new Date()
  const waiting = await readInbox(pool, user, { limit: WAITING + 1 })
  return (
    <Gutter>
      <main className="board">
        <div className="board__head">
          <h1>Home</h1>
          {may(user, 'writePosts') && (
            <a className="board__act" href="/cms/collections/posts/create">
              New post
            </a>
          )}
        </div>
        <WaitingList items={waiting.slice(0, WAITING)} hasMore={waiting.length > WAITING} now={now} />
        {may(user, 'manageSite') && <SetupChecklist pool={pool} />}
        {may(user, 'readMembers') && <MembershipBoard pool={pool} now={now} />}
        {may(user, 'readPostFigures') && !may(user, 'readMembers') && <PostsBoard pool={pool} />}
        {may(user, 'answerMessages') && <MessagesBoard pool={pool} now={now} />}
        {may(user, 'identifyStones') && <StonesBoard pool={pool} now={now} />}
        {may(user, 'readSales') && <ShopBoard pool={pool} now={now} mayExport={may(user, 'exportData')} />}
      </main>
    </Gutter>
  )
}
