import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import { groupDigits } from '#contracts/groupDigits.ts'
import { theme } from '../theme.ts'

type PageLinksProps = {
  page: number
  pages: number
  addressOf: (page: number) => string
  /** Moves to the top of the list. */
  onGo: () => void
}

/** Numbered links to every part of a long list, for people and for search engines. */
export function PageLinks({ page, pages, addressOf, onGo }: PageLinksProps) {
  if (pages <= 1) return null
  return (
    <nav aria-label="Pages">
      <Row role="list">
        {page > 1 && (
          <li>
            <PageLink to={addressOf(page - 1)} rel="prev" onClick={onGo}>
              Previous
            </PageLink>
          </li>
        )}
        {nearby(page, pages).map((number, index, numbers) => (
          <li key={number}>
            {index > 0 && number > (numbers[index - 1] ?? 0) + 1 && <span aria-hidden="true">… </span>}
            <PageLink
              to={addressOf(number)}
              aria-label={`Page ${groupDigits(number)}`}
              aria-current={number === page ? 'page' : undefined}
              onClick={onGo}
            >
              {groupDigits(number)}
            </PageLink>
          </li>
        ))}
        {page < pages && (
          <li>
            <PageLink to={addressOf(page + 1)} rel="next" onClick={onGo}>
              Next
            </PageLink>
          </li>
        )}
      </Row>
    </nav>
  )
}

/** The first and the last page, those beside this one, and steps between, so that a search engine is never far from any. */
function nearby(page: number, pages: number): number[] {
  const wanted = [1, page - 1, page, page + 1, Math.ceil(page / 2), Math.ceil((page + pages) / 2), pages]
  return [...new Set(wanted)].filter((number) => number >= 1 && number <= pages).toSorted((one, other) => one - other)
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
