import { useQuery } from '@tanstack/react-query'
import { countWaiting } from '#contracts/routes/operations/studio.ts'
import { readQuery } from '../../../lib/readQuery.ts'
import { t } from '../../../lib/text.ts'

/** What waits in the inbox of the studio. Without an answer it says nothing. */
export function WaitingLine() {
  const { data } = useQuery(readQuery(countWaiting, {}))
  if (!data) return null
  const { count, hasMore } = data
  return (
    <p role="status">
      {count === 0 && t('Nothing waits for you.')}
      {count > 0 &&
        (hasMore
          ? t('{count, plural, one {More than # task waits for you.} other {More than # tasks wait for you.}}', {
              count,
            })
          : t('{count, plural, one {# task waits for you.} other {# tasks wait for you.}}', { count }))}
    </p>
  )
}
