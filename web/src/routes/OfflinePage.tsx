import { useSearchParams } from 'react-router-dom'
import { styled } from 'styled-components'
import { isSafeUrl } from '#contracts/shared/isSafeUrl.ts'
import { ReadablePages } from '../features/content/fieldCopies/ReadablePages.tsx'
import { useOnline } from '../lib/useOnline.ts'
import { theme } from '../theme.ts'
import { ButtonAnchor } from '../ui/ButtonAnchor.tsx'
import { ContourPage } from '../ui/ContourPage.tsx'
import { PageHeading } from '../ui/PageHeading.tsx'
import { PageTitle } from '../ui/PageTitle.tsx'
import { pagePath, t } from '../lib/text.ts'

/** A page that was opened without a connection leads here. */
export function OfflinePage() {
  const [parameters] = useSearchParams()
  const from = parameters.get('from') ?? '/'
  const isOnline = useOnline()
  const title = isOnline ? t('You’re online again') : t('You’re offline')
  return (
    <ContourPage seed="You’re offline">
      <PageTitle>{title}</PageTitle>
      <PageHeading lead={isOnline ? t('You can open every page now.') : t('This page needs a connection.')}>
        {title}
      </PageHeading>
      <ButtonAnchor href={isOwnPath(from) ? from : pagePath('/')}>
        {isOnline ? t('Continue') : t('Try again')}
      </ButtonAnchor>
      <Pages aria-labelledby="readable">
        <h2 id="readable">{t('On this device')}</h2>
        <ReadablePages />
      </Pages>
    </ContourPage>
  )
}

/** A link from elsewhere must not lead away from this site. */
const isOwnPath = (path: string): boolean => path.startsWith('/') && isSafeUrl(path)

const Pages = styled.section`
  margin-block-start: ${theme.space[7]};

  h2 {
    margin-block-end: ${theme.space[3]};
    font-size: ${theme.size.h4};
  }
`
