import { useId } from 'react'
import { useQuery } from '@tanstack/react-query'
import { styled } from 'styled-components'
import { centsOf } from '#contracts/shared/money.ts'
import type { OwnReferrals } from '#contracts/membership/referrals.ts'
import { copyLink } from '../../../lib/copyLink.ts'
import { theme } from '../../../theme.ts'
import { Button } from '../../../ui/Button.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { Input } from '../../../ui/Input.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { ownReferralsQuery } from './queries.ts'
import { t } from '../../../lib/text.ts'
import { formatMoney } from '../../../lib/money.ts'

export function InviteFriends() {
  const id = useId()
  const { data, isError, isFetching, refetch } = useQuery(ownReferralsQuery)
  if (isError) return <ErrorState title={t('Your link could not be loaded.')} onRetry={refetch} pending={isFetching} />
  if (!data) return <Skeleton $height="8rem" />
  const { path, friends } = data
  return (
    <Box>
      <p>{ruleOf(data)}</p>
      {path !== null && (
        <>
          <label htmlFor={id}>{t('Your link for friends')}</label>
          <Input
            id={id}
            readOnly
            value={new URL(path, window.location.origin).href}
            onFocus={(event) => event.currentTarget.select()}
          />
          <Button onClick={() => void copyLink(path)}>{t('Copy')}</Button>
        </>
      )}
      {(path !== null || friends > 0) && <p>{countsOf(data)}</p>}
    </Box>
  )
}

function ruleOf({ path, rewardsPerYear }: OwnReferrals): string {
  if (path === null) return t('Members get a link to invite friends with.')
  if (rewardsPerYear === 0) return t('Share your link with friends who would like it here.')
  return t(
    'When a friend joins with your link and pays for a first time, you get a month of your membership, or what your friend paid if that is less, at most {count, plural, one {# month} other {# months}} a year. It comes 15 to 18 days after the payment, when your friend can no longer withdraw, unless the payment was refunded, and is taken off your next payment.',
    { count: rewardsPerYear },
  )
}

function countsOf({ friends, waiting, rewards, credited }: OwnReferrals): string {
  if (friends === 0) return t('No one has joined with your link yet.')
  const joined = t('{friends, plural, one {# friend has} other {# friends have}} joined with your link.', { friends })
  const soon =
    waiting > 0
      ? ` ${t('{waiting, plural, one {# payment} other {# payments}} can still be refunded.', { waiting })}`
      : ''
  const got =
    rewards > 0
      ? ` ${t('You got {rewards, plural, one {# reward} other {# rewards}}, {amount}.', {
          rewards,
          amount: formatMoney(centsOf(credited)),
        })}`
      : ''
  return joined + soon + got
}

const Box = styled.div`
  display: grid;
  justify-items: start;
  gap: ${theme.space[3]};
`
