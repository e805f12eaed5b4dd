import { styled } from 'styled-components'
import { serverMessage } from '#contracts/platform/ApiError.ts'
import type { MailStopReason } from '#contracts/platform/mailStops.ts'
import { msg } from '#contracts/shared/msg.ts'
import { runMutation } from '../../../lib/runMutation.ts'
import { handleSessionExpired } from '../../../lib/sessionExpired.ts'
import { t } from '../../../lib/text.ts'
import { showToast } from '../../../lib/toastStore.ts'
import { theme } from '../../../theme.ts'
import { Badge } from '../../../ui/Badge.tsx'
import { Button } from '../../../ui/Button.tsx'
import { useSendVerifyLink } from './useSendVerifyLink.ts'

const STOPS = {
  bounce: msg(
    'An email to this address came back, so we send only what you need. Confirm the address to get all emails again.',
  ),
  complaint: msg(
    'An email to this address was marked as spam, so we send only what you need. Confirm the address to get all emails again.',
  ),
}

type Props = { isConfirmed: boolean; stop: MailStopReason | null }

export function EmailStatus({ isConfirmed, stop }: Props) {
  const sendLink = useSendVerifyLink()
  if (isConfirmed && !stop) return <Badge $tone="good">{t('Confirmed')}</Badge>

  function handleClick() {
    runMutation(sendLink, undefined, {
      onSuccess: () =>
        showToast({ title: t('Email sent'), description: t('Open the link in it to confirm your address.') }),
      onError: (error) => {
        if (handleSessionExpired(error)) return
        const description = serverMessage(error, t('We couldn’t send that email. Please try again.'))
        showToast({ tone: 'destructive', title: t('Error'), description })
      },
    })
  }

  return (
    <>
      <Badge $tone="warn">{stop ? t('Emails stopped') : t('Not confirmed')}</Badge>
      <Button tone="outline" size="compact" pending={sendLink.isPending} onClick={handleClick}>
        {t('Email me a link to confirm it')}
      </Button>
      {stop && <Why>{t(STOPS[stop])}</Why>}
    </>
  )
}

const Why = styled.p`
  /* Below the buttons beside the address. */
  order: 1;
  flex: 1 0 100%;
  color: ${theme.color.muted};
`
