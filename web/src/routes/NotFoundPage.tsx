import { styled } from 'styled-components'
import { theme } from '../theme.ts'
import { ButtonLink } from '../ui/ButtonLink.tsx'
import { ShopButton } from '../ui/ShopButton.tsx'
import { ContourPage } from '../ui/ContourPage.tsx'
import { PageHeading } from '../ui/PageHeading.tsx'
import { PageTitle } from '../ui/PageTitle.tsx'
import { t } from '../lib/text.ts'

export function NotFoundPage() {
  return (
    <ContourPage seed="nothing here">
      <PageTitle>{t('404 Page Not Found')}</PageTitle>
      <meta name="robots" content="noindex" />
      <PageHeading lead={t('This trail ends here. Try one of these pages instead.')}>
        {t('404 Page Not Found')}
      </PageHeading>
      <Links>
        <ButtonLink to="/">{t('Home')}</ButtonLink>
        <ButtonLink to="/content" $tone="outline">
          {t('Content')}
        </ButtonLink>
        <ShopButton $tone="outline">{t('Merchandise')}</ShopButton>
      </Links>
    </ContourPage>
  )
}

const Links = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[3]};
`
