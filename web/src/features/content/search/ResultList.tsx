import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import type { SearchGroup } from '#contracts/content/search.ts'
import { theme } from '../../../theme.ts'
import { ResultBody } from './ResultBody.tsx'
import { GROUP_NAMES } from './searchGroups.ts'
import { t } from '../../../lib/text.ts'
import { formatNumber } from '../../../lib/formatNumber.ts'

type ResultListProps = {
  group: SearchGroup
  /** The page of all results of this kind; null where they are shown. */
  moreHref: string | null
}

export function ResultList({ group: { kind, total, results }, moreHref }: ResultListProps) {
  const { title, many } = GROUP_NAMES[kind]
  return (
    <section aria-labelledby={`results-${kind}`}>
      <Head>
        <h2 id={`results-${kind}`}>{t(title)}</h2>
        {moreHref && total > results.length && (
          <Link to={moreHref}>{t('All {total} {many}', { total: formatNumber(total), many: t(many) })}</Link>
        )}
      </Head>
      <List role="list">
        {results.map((result) => (
          <li key={result.key}>
            <Result to={result.url}>
              <ResultBody result={result} />
            </Result>
          </li>
        ))}
      </List>
    </section>
  )
}

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 ${theme.space[4]};
  min-block-size: 2.75rem;
  border-block-end: 1px solid ${theme.color.lineStrong};

  h2 {
    font-size: ${theme.size.h4};
  }

  a {
    display: inline-flex;
    align-items: center;
    min-block-size: 2.75rem;
    font-size: ${theme.size.sm};
  }
`
const List = styled.ul`
  li {
    border-block-end: 1px solid ${theme.color.line};
  }
`
const Result = styled(Link)`
  display: block;
  padding-block: ${theme.space[3]};
  color: inherit;
  text-decoration: none;

  &:hover {
    background: ${theme.color.surface};
  }
`
