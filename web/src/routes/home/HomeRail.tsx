import { Upload } from 'lucide-react'
import { styled } from 'styled-components'
import { useOffers } from '../../lib/siteConfig.ts'
import { theme } from '../../theme.ts'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { lazyPart } from '../../ui/lazyPart.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { t } from '../../lib/text.ts'

const MembershipState = lazyPart(
  async () => (await import('../../features/membership/subscription/MembershipState.tsx')).MembershipState,
  { fallback: <Skeleton $height="11rem" /> },
)

const FindOfMonth = lazyPart(
  async () => (await import('../../features/community/loggedFinds/FindOfMonth.tsx')).FindOfMonth,
)

/** Last, so that it moves nothing. */
const NewInShop = lazyPart(async () => (await import('./NewInShop.tsx')).NewInShop)

export function HomeRail() {
  const offers = useOffers()
  return (
    <Rail aria-label={t('More')}>
      {offers('uploads') && (
        <ButtonLink to="/upload" $wide>
          <Upload size={20} strokeWidth={1.75} aria-hidden="true" />
          {t('Create Content')}
        </ButtonLink>
      )}
      <ButtonLink to="/watch-later" $tone="outline" $wide>
        {t('Watch later')}
      </ButtonLink>
      <MembershipState />
      <FindOfMonth />
      <NewInShop />
    </Rail>
  )
}

const Rail = styled.aside`
  display: grid;
  align-content: start;
  gap: ${theme.space[5]};

  ${theme.from.laptop} {
    position: sticky;
    inset-block-start: 5.5rem;
    align-self: start;
  }

  h2 {
    margin-block-end: ${theme.space[3]};
    font-size: ${theme.size.h4};
  }
`
