import { useSearchParams } from 'react-router-dom'
import { styled } from 'styled-components'
import { isSafeUrl } from '#contracts/isSafeUrl.ts'
import { ReadablePages } from '../features/fieldCopies/ReadablePages.tsx'
import { useOnline } from '../lib/useOnline.ts'
import { theme } from '../theme.ts'
import { ButtonAnchor } from '../ui/ButtonAnchor.tsx'
import { ContourPage } from '../ui/ContourPage.tsx'
import { PageHeading } from '../ui/PageHeading.tsx'
import { PageTitle } from '../ui/PageTitle.tsx'

/** A page that was opened without a connection leads here. */
export function OfflinePage() {
  const [parameters] = useSearchParams()
  const from = parameters.get('from') ?? '/'
  const isOnline = useOnline()
  const title = isOnline ? 'You’re online again' : 'You’re offline'
  return (
    <ContourPage seed="You’re offline">
      <PageTitle>{title}</PageTitle>
      <PageHeading lead={isOnline ? 'You can open every page now.' : 'This page needs a connection.'}>
        {title}
      </PageHeading>
      <ButtonAnchor href={isOwnPath(from) ? from : '/'}>{isOnline ? 'Continue' : 'Try again'}</ButtonAnchor>
      <Pages aria-labelledby="readable">
        <h2 id="readable">On this device</h2>
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
