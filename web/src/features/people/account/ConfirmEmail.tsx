import { Link, useLocation } from 'react-router-dom'
import { styled } from 'styled-components'
import { serverMessage } from '#contracts/platform/ApiError.ts'
import { accountAddress } from '../../../lib/accountTabs.ts'
import { runMutation } from '../../../lib/runMutation.ts'
import { handleSessionExpired } from '../../../lib/sessionExpired.ts'
import { pagePath, t } from '../../../lib/text.ts'
import { theme } from '../../../theme.ts'
import { Button } from '../../../ui/Button.tsx'
import { Trans } from '../../../ui/Trans.tsx'
import { useSendVerifyLink } from './useSendVerifyLink.ts'

/** Since the sign-up, until the link in its email is used. */
export function ConfirmEmail({ email }: { email: string }) {
  const { pathname } = useLocation()
  const sendLink = useSendVerifyLink(pagePath(pathname))
  return (
    <Strip aria-label={t('Confirm your email address')}>
      <p>
        <Trans
          id="We sent an email to <0>{email}</0>. Open the link in it to confirm your address."
          values={{ email }}
          components={{ 0: <strong /> }}
        />
      </p>
      <Button
        tone="outline"
        size="compact"
        pending={sendLink.isPending}
        onClick={() => runMutation(sendLink, undefined, { onError: handleSessionExpired })}
      >
        {t('Send again')}
      </Button>
      <Link to={accountAddress('profile')}>{t('Wrong address?')}</Link>
      <p role="status">
        {sendLink.isSuccess && t('Sent. Didn’t get it? Look in your spam folder.')}
        {sendLink.isError && serverMessage(sendLink.error, t('We couldn’t send that email. Please try again.'))}
      </p>
    </Strip>
  )
}

const Strip = styled.aside`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]} ${theme.space[4]};
  align-items: center;
  justify-content: center;
  padding: ${theme.space[2]} ${theme.space[4]};
  background: ${theme.color.azuriteSoft};
  font-size: ${theme.size.sm};
  overflow-wrap: anywhere;

  a {
    display: inline-flex;
    align-items: center;
    min-block-size: 2.75rem;
  }

  [role='status']:empty {
    display: none;
  }
`
