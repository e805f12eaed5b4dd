import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { styled } from 'styled-components'
import type { RedeemedGift } from '#contracts/membership/giftMemberships.ts'
import { paths } from '#contracts/shared/paths.ts'
import { takeGiftCode } from '../features/membership/giftMemberships/giftCode.ts'
import { GiftRedeemed } from '../features/membership/giftMemberships/GiftRedeemed.tsx'
import { RedeemForm } from '../features/membership/giftMemberships/RedeemForm.tsx'
import { useVisitor } from '../lib/visitor.ts'
import { theme } from '../theme.ts'
import { ButtonAnchor } from '../ui/ButtonAnchor.tsx'
import { Page } from '../ui/Page.tsx'
import { PageHeading } from '../ui/PageHeading.tsx'
import { PageTitle } from '../ui/PageTitle.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { pagePath, t } from '../lib/text.ts'

export function RedeemGiftPage() {
  const { user, isLoading } = useVisitor()
  const { pathname, hash } = useLocation()
  const navigate = useNavigate()
  const [code] = useState(() => takeGiftCode(hash))
  const [redeemed, setRedeemed] = useState<RedeemedGift>()
  const back = `?redirect=${encodeURIComponent(pagePath(pathname))}`

  useEffect(() => {
    // Out of the address, which people copy and share.
    if (hash) void navigate(pathname, { replace: true })
  }, [hash, pathname, navigate])

  return (
    <Page>
      <PageTitle>{t('Redeem a gift membership')}</PageTitle>
      {redeemed ? (
        <GiftRedeemed gift={redeemed} />
      ) : (
        <>
          <PageHeading
            lead={t('Someone gave you a membership. You need no card, nothing renews, and you’re never charged.')}
          >
            {t('Redeem your gift')}
          </PageHeading>
          {isLoading ? (
            <Skeleton $height="12rem" />
          ) : user ? (
            <RedeemForm firstCode={code} onRedeemed={setRedeemed} />
          ) : (
            <SignIn>
              <p>{t('Sign in first, or create an account, so that we know whose membership it is. It’s free.')}</p>
              {code && <p>{t('Your code is kept in this tab until then.')}</p>}
              <Row>
                <ButtonAnchor href={`${paths.login}${back}`}>{t('Sign In')}</ButtonAnchor>
                <ButtonAnchor href={`${paths.signup}${back}`} $tone="outline">
                  {t('Create an account')}
                </ButtonAnchor>
              </Row>
            </SignIn>
          )}
        </>
      )}
    </Page>
  )
}

const SignIn = styled.div`
  display: grid;
  gap: ${theme.space[3]};
  max-inline-size: 60ch;
`
const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[3]};
`
