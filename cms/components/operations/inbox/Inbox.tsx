import { Link } from '@payloadcms/ui'
import type { AdminViewServerProps } from 'payload'
import { poolOf } from '#database/poolOf.ts'
import { inboxKinds, readInbox } from '#domain/operations/inbox/readInbox.ts'
import { PanelPage } from '../../platform/view/PanelPage.tsx'
import { formatsIn } from '../../platform/view/formats.ts'
import { msg } from '../../platform/view/textIn.ts'
import { inboxKey } from './inboxKey.ts'
import { INBOX_KINDS } from './inboxKinds.ts'
import { InboxList } from './InboxList.tsx'
import { InboxRefund } from './InboxRefund.tsx'
import { refundableKinds } from './refundAccess.ts'
import { writtenItems } from './writtenItems.ts'

const SHOWN = 100

/** Everything that waits for this employee, in one list. `?kind=` shows one kind. */
export async function Inbox(view: AdminViewServerProps) {
  const { payload, user, i18n } = view.initPageResult.req
  const formats = formatsIn(i18n.language)
  const { t } = formats
  const refunds = refundableKinds(user)
  const kind = inboxKinds(user).find((one) => one === view.searchParams?.['kind'])
  const all = await readInbox(poolOf(payload), user, { limit: SHOWN + 1 })
  const items = kind ? await readInbox(poolOf(payload), user, { kind, limit: SHOWN + 1 }) : all
  const kinds = [...new Set([...all.map((item) => item.kind), ...(kind ? [kind] : [])])]
  const opened = items.find((item) => inboxKey(item) === view.searchParams?.['refund'])
  const refunded = refunds.find((one) => one === opened?.kind)
  return (
    <PanelPage
      view={view}
      needs="usePanel"
      title={msg('Inbox')}
      says={msg('What waits for you: first what is about money or the law, then what people wait for.')}
    >
      <p className="inbox__keys">
        {t('J and K go through it, Enter opens, A approves, H hides, R replies or refunds.')}
      </p>
      {kinds.length > 1 && (
        <nav className="list-filters" aria-label={t('Show')}>
          <Link href="/cms/inbox" aria-current={kind === undefined ? 'page' : undefined}>
            {t('All')}
          </Link>
          {kinds.map((one) => (
            <Link key={one} href={`/cms/inbox?kind=${one}`} aria-current={kind === one ? 'page' : undefined}>
              {t(INBOX_KINDS[one].many)}
            </Link>
          ))}
        </nav>
      )}
      {items.length === 0 && <p>{t('Nothing needs you right now. Enjoy the hunt.')}</p>}
      <InboxList
        items={writtenItems(items.slice(0, SHOWN), formats)}
        now={new Date()}
        refunds={refunds}
        shownKind={kind}
        opened={
          opened && refunded && user
            ? {
                key: inboxKey(opened),
                panel: <InboxRefund kind={refunded} id={opened.id} payload={payload} user={user} i18n={i18n} />,
              }
            : undefined
        }
      />
      {items.length > SHOWN && (
        <p>{t('These are the first {count}. The rest follows as you answer.', { count: SHOWN })}</p>
      )}
    </PanelPage>
  )
}
