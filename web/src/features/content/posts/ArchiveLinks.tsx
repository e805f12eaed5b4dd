import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import { contentAddress, type PostListing } from '#contracts/content/postPages.ts'
import { theme } from '../../../theme.ts'
import { archiveQuery } from './queries.ts'
import { shelfName } from './shelfName.ts'
import { t } from '../../../lib/text.ts'
import { formatNumber } from '../../../lib/formatNumber.ts'

type Shelf = { count: number; year?: number; stone?: string }

/** Links to every year and stone, for readers and search engines. Hidden if loading fails. */
export function ArchiveLinks({ listing }: { listing: PostListing }) {
  const { data: archive } = useQuery(archiveQuery)
  if (!archive || archive.years.length === 0) return null
  return (
    <Box aria-labelledby="archive">
      <h2 id="archive">{t('Archive')}</h2>
      <ShelfList name={t('By year')} shelves={archive.years} listing={listing} />
      {archive.stones.length > 0 && <ShelfList name={t('By stone')} shelves={archive.stones} listing={listing} />}
    </Box>
  )
}

function ShelfList({ name, shelves, listing }: { name: string; shelves: Shelf[]; listing: PostListing }) {
  return (
    <div>
      <h3>{name}</h3>
      <Row role="list">
        {shelves.map(({ count, year = null, stone = null }) => (
          <li key={year ?? stone}>
            <Link
              to={contentAddress({ filter: 'all', year, stone })}
              aria-current={(year ?? stone) === (year ? listing.year : listing.stone) ? 'page' : undefined}
            >
              {shelfName({ year, stone })}
            </Link>{' '}
            <Count>{formatNumber(count)}</Count>
          </li>
        ))}
      </Row>
    </div>
  )
}

const Box = styled.section`
  display: grid;
  gap: ${theme.space[4]} ${theme.space[6]};
  margin-block-start: ${theme.space[8]};
  padding-block-start: ${theme.space[5]};
  border-block-start: 1px solid ${theme.color.line};

  h2 {
    font-size: ${theme.size.h3};
  }

  h3 {
    margin-block-end: ${theme.space[1]};
    color: ${theme.color.muted};
    font: 500 ${theme.size.xs} / 1.4 ${theme.font.mono};
    letter-spacing: 0;
  }

  ${theme.from.tablet} {
    grid-template-columns: minmax(8rem, 1fr) 3fr;

    h2 {
      grid-column: 1 / -1;
    }
  }
`
const Row = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${theme.space[5]};

  a {
    display: inline-flex;
    align-items: center;
    min-block-size: 2.75rem;
  }

  a[aria-current='page'] {
    color: ${theme.color.text};
    font-weight: 650;
    text-decoration: none;
  }
`
const Count = styled.span`
  color: ${theme.color.muted};
  font: 500 ${theme.size.xs} / 1.4 ${theme.font.mono};
`
