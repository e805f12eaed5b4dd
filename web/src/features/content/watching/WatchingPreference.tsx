import { useQuery } from '@tanstack/react-query'
import { styled } from 'styled-components'
import { serverMessage } from '#contracts/platform/ApiError.ts'
import { runMutation } from '../../../lib/runMutation.ts'
import { handleSessionExpired } from '../../../lib/sessionExpired.ts'
import { showToast } from '../../../lib/toastStore.ts'
import { watchingQuery } from '../../../lib/watching.ts'
import { theme } from '../../../theme.ts'
import { Checkbox } from '../../../ui/Checkbox.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { useChangeWatching } from './queries.ts'
import { t } from '../../../lib/text.ts'

/** Setting: whether the site stores what a member watches. */
export function WatchingPreference() {
  const { data, isError, isFetching, refetch } = useQuery(watchingQuery())
  const change = useChangeWatching()

  function handleChange(isOn: boolean) {
    runMutation(change, isOn, {
      onSuccess: () =>
        showToast(
          isOn
            ? { title: t('Turned on'), description: t('We remember where you stop watching.') }
            : { title: t('Turned off'), description: t('We deleted what you have watched.') },
        ),
      onError: (error) => {
        if (handleSessionExpired(error)) return
        const description = serverMessage(error, t('We couldn’t save that. Please try again.'))
        showToast({ tone: 'destructive', title: t('Error'), description })
      },
    })
  }

  return (
    <Box>
      {isError && <ErrorState title={t('Your setting could not be loaded.')} onRetry={refetch} pending={isFetching} />}
      {!data && !isError && <Skeleton $height="3rem" />}
      {data && (
        <Checkbox
          checked={change.isPending ? change.variables : data.isOn}
          onChange={({ target }) => handleChange(target.checked)}
        >
          {t('Remember where I stop watching')}
        </Checkbox>
      )}
      <p>{t('You can continue a video on any device you sign in on. Turning this off deletes what we remember.')}</p>
    </Box>
  )
}

const Box = styled.div`
  display: grid;
  gap: ${theme.space[2]};
  justify-items: start;

  p {
    color: ${theme.color.muted};
    font-size: ${theme.size.sm};
  }
`
