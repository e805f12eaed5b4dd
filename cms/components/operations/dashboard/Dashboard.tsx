import { Gutter } from '@payloadcms/ui'
import type { AdminViewServerProps } from 'payload'
import { may } from '#contracts/platform/roles.ts'
import { poolOf } from '#database/poolOf.ts'
import { readInbox } from '#domain/operations/inbox/readInbox.ts'
import { refundableKinds } from '../inbox/refundAccess.ts'
import { SetupChecklist } from '../../platform/setup/SetupChecklist.tsx'
import { formatsIn } from '../../platform/view/formats.ts'
import { ViewAs } from '../../platform/view/ViewAs.tsx'
import { BrokenList } from './BrokenList.tsx'
import { MoneyLine } from './MoneyLine.tsx'
import { NextUp } from './NextUp.tsx'
import { WaitingList } from './WaitingList.tsx'

const WAITING = 5

/** Today: what waits, what came in, what is next, and what is broken. Each role sees its own part. */
export async function Dashboard({ payload, initPageResult }: AdminViewServerProps) {
  const { user, i18n } = initPageResult.req
  const formats = formatsIn(i18n.language)
  const { t } = formats
  const pool = poolOf(payload)
  const now = new Date()
  const waiting = await readInbox(pool, user, { limit: WAITING + 1 })
  return (
    <Gutter>
      <main className="board">
        <div className="board__head">
          <h1>{t('Home')}</h1>
          {may(user, 'writePosts') && (
            <a className="board__act" href="/cms/collections/posts/create">
              {t('New post')}
            </a>
          )}
        </div>
        <WaitingList
          items={waiting.slice(0, WAITING)}
          hasMore={waiting.length > WAITING}
          now={now}
          refunds={refundableKinds(user)}
          formats={formats}
        />
        {may(user, 'manageSite') && <SetupChecklist pool={pool} t={t} />}
        <MoneyLine pool={pool} user={user} now={now} language={i18n.language} />
        <div className="board__columns">
          <NextUp pool={pool} user={user} t={t} />
          <BrokenList pool={pool} user={user} now={now} t={t} />
        </div>
        <ViewAs />
      </main>
    </Gutter>
  )
}
