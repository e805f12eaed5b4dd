import { useQuery } from '@tanstack/react-query'
import type { CurrentUser } from '#contracts/people/people.ts'
import { EmailAddress } from '../../features/people/account/EmailAddress.tsx'
import { NameForm } from '../../features/people/account/NameForm.tsx'
import { accountQuery } from '../../features/people/account/queries.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { AccountSection, Fact } from './AccountSection.tsx'
import { t } from '../../lib/text.ts'
import { dateFormat } from '../../lib/dateFormat.ts'

const day = dateFormat({ dateStyle: 'long' })

export function ProfileSection({ user }: { user: CurrentUser }) {
  const { data, isError, isFetching, refetch } = useQuery(accountQuery)
  return (
    <AccountSection
      title={t('You')}
      about={
        user.role === 'owner'
          ? t('Your name is for orders and emails. Your comments show it too.')
          : t('Your name is for orders and emails. Comments don’t show it.')
      }
    >
      <NameForm user={user} />
      <EmailAddress email={user.email} account={data} />
      {isError && <ErrorState title={t('Your account could not be loaded.')} onRetry={refetch} pending={isFetching} />}
      {!data && !isError && <Skeleton $height="1.5rem" $width="14rem" />}
      {data && <Fact>{t('Here since {day}', { day: day.format(new Date(data.memberSince)) })}</Fact>}
    </AccountSection>
  )
}
