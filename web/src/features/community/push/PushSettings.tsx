import { useQuery } from '@tanstack/react-query'
import { styled } from 'styled-components'
import type { CurrentUser } from '#contracts/people/people.ts'
import type { PushChoices } from '#contracts/community/push.ts'
import { msg } from '#contracts/shared/msg.ts'
import { runMutation } from '../../../lib/runMutation.ts'
import { handleSessionExpired } from '../../../lib/sessionExpired.ts'
import { showToast } from '../../../lib/toastStore.ts'
import { theme } from '../../../theme.ts'
import { Button } from '../../../ui/Button.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { PushChoiceFields } from './PushChoiceFields.tsx'
import { pushSupport } from './pushSupport.ts'
import { PushRefused, pushQuery, thisDeviceQuery, useChangePush, useTurnOff, useTurnOn } from './queries.ts'
import { t } from '../../../lib/text.ts'

const EXPLANATIONS = {
  unsupported: msg(
    'This browser can’t show notifications. On an iPhone or iPad, add the site to your home screen first.',
  ),
  blocked: msg('Your browser blocks notifications from this site. Allow them in its settings, then come back.'),
}

/** The browser asks for permission only after the button is pressed. */
export function PushSettings({ userId }: { userId: CurrentUser['id'] }) {
  const support = pushSupport()
  const isSupported = support === 'supported'
  const push = useQuery({ ...pushQuery, enabled: isSupported })
  const device = useQuery({ ...thisDeviceQuery(userId), enabled: isSupported })
  const turnOn = useTurnOn(userId)
  const turnOff = useTurnOff(userId)
  const change = useChangePush()

  const report = (error: unknown) =>
    handleSessionExpired(error) ||
    showToast({
      tone: 'destructive',
      title: t('Error'),
      description:
        error instanceof PushRefused
          ? t('Your browser didn’t allow notifications.')
          : t('That didn’t work. Please try again.'),
    })

  return (
    <Box>
      <Title>{t('Notifications on this device')}</Title>
      {support !== 'supported' && <p>{t(EXPLANATIONS[support])}</p>}
      {isSupported && push.isError && (
        <ErrorState title={t('Your choice could not be loaded.')} onRetry={push.refetch} pending={push.isFetching} />
      )}
      {isSupported && !push.isError && !(push.data && device.data) && <Skeleton $height="3rem" />}
      {push.data && device.data && !device.data.isOn && (
        <Button
          tone="outline"
          pending={turnOn.isPending}
          onClick={() => runMutation(turnOn, push.data.publicKey, { onError: report })}
        >
          {t('Turn on notifications')}
        </Button>
      )}
      {push.data && device.data?.isOn && (
        <>
          <PushChoiceFields
            value={change.isPending ? change.variables : { kinds: push.data.kinds, replies: push.data.replies }}
            onChange={(choices: PushChoices) => runMutation(change, choices, { onError: report })}
          />
          <Button
            tone="outline"
            pending={turnOff.isPending}
            onClick={() => runMutation(turnOff, undefined, { onError: report })}
          >
            {t('Turn off on this device')}
          </Button>
        </>
      )}
    </Box>
  )
}

const Box = styled.div`
  display: grid;
  justify-items: start;
  gap: ${theme.space[2]};
`
const Title = styled.p`
  font-weight: 650;
`
