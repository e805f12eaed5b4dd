import { useQuery } from '@tanstack/react-query'
import { t } from '../../../lib/text.ts'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { OwnStoneList } from './OwnStoneList.tsx'
import { ownStoneCalls, ownStonesQuery } from './ownStoneQueries.ts'
import { TakeStone } from './TakeStone.tsx'

/** Of an account: those that it bought and those that it was handed. */
export function OwnStones() {
  const { data, isError, isFetching, refetch } = useQuery(ownStonesQuery)
  return (
    <>
      {isError && <ErrorState title={t('Your stones could not be loaded.')} onRetry={refetch} pending={isFetching} />}
      {!data && !isError && <Skeleton $height="4rem" />}
      {data?.length === 0 && <p>{t('You don’t have a stone with papers yet.')}</p>}
      {data && data.length > 0 && <OwnStoneList stones={data} calls={ownStoneCalls} />}
      <TakeStone />
    </>
  )
}
