import type { UIFieldServerProps } from 'payload'
import { formatCents } from '#contracts/shared/money.ts'
import { may } from '#contracts/platform/roles.ts'
import { declineClaim, refundClaimed, replaceClaimed, replyToClaim } from '#contracts/routes/shop/claims.ts'
import { poolOf } from '#database/poolOf.ts'
import { readClaimFile } from '#domain/operations/reports/readClaimFile.ts'
import type { Claim } from '../../../payload-types.ts'
import { ClaimActions } from './ClaimActions.tsx'

type ClaimDeskProps = Pick<UIFieldServerProps, 'data' | 'payload' | 'user'> & { opened?: 'refund' }

/** What the buyer reported, what was said, and what can be decided. @param opened the action whose form is shown at first. */
export async function ClaimDesk({ data, payload, user, opened }: ClaimDeskProps) {
  const claim = data as Claim
  const file = await readClaimFile(poolOf(payload), claim.id)
  if (!file) return null
  const { isRefunded } = file
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
    <section className="order-desk" aria-label="The claim">
      <p>
        <a href={`/cms/collections/orders/${file.orderId}`}>Order {file.reference}</a>, {formatCents(file.restCents)} of{' '}
        {formatCents(file.totalCents)} not refunded yet
      </p>
      {isRefunded && (
        <p className="order-desk__problem" role="alert">
          This order was refunded in full. If you print it again, the buyer has the money and the items.
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
            <time dateTime={at.toISOString()}>{minutes.format(at)}</time>{' '}
            <strong>{fromStaff ? 'You' : 'Buyer'}:</strong> <span style={{ whiteSpace: 'pre-line' }}>{text}</span>
          </li>
        ))}
      </ol>
      {file.photoIds.map((photo, index) => (
        <a key={photo} href={`/api/admin/claims/${claim.id}/photos/${photo}`}>
          <img
            src={`/api/admin/claims/${claim.id}/photos/${photo}`}
            alt={`Photo ${index + 1} of the buyer`}
            style={{ maxInlineSize: '18rem', blockSize: 'auto' }}
          />
        </a>
      ))}
    </section>
  )
}

const minutes = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' })
