import { useQuery } from '@tanstack/react-query'
import { Upload } from 'lucide-react'
import { styled } from 'styled-components'
import { MerchandiseTeaser } from '../../features/shop/merchandise/MerchandiseTeaser.tsx'
import { newestMerchandiseQuery } from '../../features/shop/merchandise/queries.ts'
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

export function HomeRail() {
  const offers = useOffers()
  const { data: items } = useQuery(newestMerchandiseQuery)
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
      {items && items.length > 0 && (
        <div>
          <h2>{t('From the shop')}</h2>
          <Pair>
            {items.map((item) => (
              <MerchandiseTeaser key={item.id} item={item} />
            ))}
          </Pair>
        </div>
      )}
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
const Pair = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${theme.space[3]};
`
