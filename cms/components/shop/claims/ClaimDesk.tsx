import type { UIFieldServerProps } from 'payload'
import { may } from '#contracts/platform/roles.ts'
import { declineClaim, refundClaimed, replaceClaimed, replyToClaim } from '#contracts/routes/shop/claims.ts'
import { poolOf } from '#database/poolOf.ts'
import { readClaimFile } from '#domain/operations/reports/readClaimFile.ts'
import type { Claim } from '../../../../payload-types.ts'
import { formatsIn } from '../../platform/view/formats.ts'
import { ClaimActions } from './ClaimActions.tsx'

type ClaimDeskProps = Pick<UIFieldServerProps, 'data' | 'payload' | 'user' | 'i18n'> & { opened?: 'refund' }

/** What the buyer reported, what was said, and what can be decided. @param opened the action whose form is shown at first. */
export async function ClaimDesk({ data, payload, user, i18n, opened }: ClaimDeskProps) {
  const claim = data as Claim
  const file = await readClaimFile(poolOf(payload), claim.id)
  if (!file) return null
  const { isRefunded } = file
  const { t, money, minute } = formatsIn(i18n.language)
  const isSettled = claim.status === 'replaced' || claim.status === 'refunded' || claim.status === 'declined'
  const actions = isSettled
    ? []
    : ([
        may(user, replyToClaim.access) && 'reply',
        may(user, replaceClaimed.access) && 'replace',
        may(user, refundClaimed.access) && file.mostCents > 0 && 'refund',
        may(user, declineClaim.access) && 'decline',
      ] as const)
  return (
    <section className="order-desk" aria-label={t('The claim')}>
      <p>
        <a href={`/cms/collections/orders/${file.orderId}`}>{t('Order {reference}', { reference: file.reference })}</a>,{' '}
        {t('{rest} of {total} not refunded yet', { rest: money(file.restCents), total: money(file.totalCents) })}
      </p>
      {isRefunded && (
        <p className="order-desk__problem" role="alert">
          {t('This order was refunded in full. If you print it again, the buyer has the money and the items.')}
        </p>
      )}
      <ul>
        {file.items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
      <ClaimActions
        id={claim.id}
        mostCents={file.mostCents}
        isRefunded={isRefunded}
        actions={actions.filter((action) => action !== false)}
        opened={opened && actions.includes(opened) ? opened : null}
      />
      <ol className="order-history">
        {file.messages.map(({ id, at, fromStaff, text }) => (
          <li key={id} data-internal={fromStaff}>
            <time dateTime={at.toISOString()}>{minute(at)}</time> <strong>{t(fromStaff ? 'You' : 'Buyer')}:</strong>{' '}
            <span style={{ whiteSpace: 'pre-line' }}>{text}</span>
          </li>
        ))}
      </ol>
      {file.photoIds.map((photo, index) => (
        <a key={photo} href={`/api/admin/claims/${claim.id}/photos/${photo}`}>
          <img
            src={`/api/admin/claims/${claim.id}/photos/${photo}`}
            alt={t('Photo {number} of the buyer', { number: index + 1 })}
            style={{ maxInlineSize: '18rem', blockSize: 'auto' }}
          />
        </a>
      ))}
    </section>
  )
}
