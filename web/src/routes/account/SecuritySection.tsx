import { useQuery } from '@tanstack/react-query'
import { styled } from 'styled-components'
import { paths } from '#contracts/shared/paths.ts'
import { PasskeyList } from '../../features/people/account/PasskeyList.tsx'
import { PasswordForm } from '../../features/people/account/PasswordForm.tsx'
import { accountQuery } from '../../features/people/account/queries.ts'
import { SessionList } from '../../features/people/account/SessionList.tsx'
import { theme } from '../../theme.ts'
import { Badge } from '../../ui/Badge.tsx'
import { ButtonAnchor } from '../../ui/ButtonAnchor.tsx'
import { AccountSection, Actions, Fact } from './AccountSection.tsx'
import { t } from '../../lib/text.ts'
import { TextAnchor } from '../../ui/TextAnchor.tsx'
import { Trans } from '../../ui/Trans.tsx'

export function SecuritySection() {
  const { data } = useQuery(accountQuery)
  return (
    <AccountSection
      title={t('Signing in')}
      about={t('Your password, a second step, passkeys, and the devices you are signed in on.')}
    >
      {data?.hasPassword && <PasswordForm />}
      {data?.hasPassword === false && (
        <Fact>
          <Trans
            id="You sign in with a code by email, a passkey or another provider. To use a password too, choose <0>“Forgot your password?”</0>"
            components={{ 0: <TextAnchor href="/api/forgot-password" /> }}
          />
        </Fact>
      )}
      <Actions>
        <ButtonAnchor href={paths.secondFactor} $tone="outline">
          {t('Two-step sign-in')}
        </ButtonAnchor>
        {data && (
          <Badge $tone={data.isSecondFactorOn ? 'good' : 'plain'}>{data.isSecondFactorOn ? t('On') : t('Off')}</Badge>
        )}
      </Actions>
      <PasskeyList />
      <Devices>
        <h3>{t('Where you are signed in')}</h3>
        <SessionList />
      </Devices>
    </AccountSection>
  )
}

const Devices = styled.div`
  display: grid;
  gap: ${theme.space[3]};

  h3 {
    font-size: ${theme.size.md};
  }
`
