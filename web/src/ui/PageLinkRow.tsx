import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import { theme } from '../theme.ts'
import { t } from '../lib/text.ts'
import { formatNumber } from '../lib/formatNumber.ts'

export type PageLinksProps = {
  page: number
  pages: number
  hrefOf: (page: number) => string
  onGo: () => void
}

export function PageLinkRow({ page, pages, hrefOf, onGo }: PageLinksProps) {
  return (
    <nav aria-label={t('Pages')}>
      <Row role="list">
        {page > 1 && (
          <li>
            <PageLink to={hrefOf(page - 1)} rel="prev" onClick={onGo}>
              {t('Previous')}
            </PageLink>
          </li>
        )}
        {nearby(page, pages).map((number, index, numbers) => (
          <li key={number}>
            {index > 0 && number > (numbers[index - 1] ?? 0) + 1 && <span aria-hidden="true">… </span>}
            <PageLink
              to={hrefOf(number)}
              aria-label={t('Page {number}', { number: formatNumber(number) })}
              aria-current={number === page ? 'page' : undefined}
              onClick={onGo}
            >
              {formatNumber(number)}
            </PageLink>
          </li>
        ))}
        {page < pages && (
          <li>
            <PageLink to={hrefOf(page + 1)} rel="next" onClick={onGo}>
              {t('Next')}
            </PageLink>
          </li>
        )}
      </Row>
    </nav>
  )
}

/** Includes steps in between, so that every page is a few links away. */
function nearby(page: number, pages: number): number[] {
  const numbers = [1, page - 1, page, page + 1, Math.ceil(page / 2), Math.ceil((page + pages) / 2), pages]
  return [...new Set(numbers)].filter((number) => number >= 1 && number <= pages).toSorted((one, other) => one - other)
}

const Row = styled.ul`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: ${theme.space[2]};
  margin-block-start: ${theme.space[5]};
`
const PageLink = styled(Link)`
  display: inline-grid;
  place-items: center;
  min-inline-size: 2.75rem;
  min-block-size: 2.75rem;
  padding-inline: ${theme.space[2]};
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.base};
  font: 500 ${theme.size.sm} / 1 ${theme.font.mono};
  text-decoration: none;

  &:hover {
    border-color: ${theme.color.lineStrong};
  }

  &[aria-current='page'] {
    border-color: currentcolor;
    font-weight: 700;
  }
`
