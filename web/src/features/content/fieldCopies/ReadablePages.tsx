import { queryOptions, useQuery } from '@tanstack/react-query'
import { styled } from 'styled-components'
import { listFieldRecords } from '../../../lib/offline/fieldStore.ts'
import { listReadPages } from '../../../lib/offline/readPages.ts'
import { langOf } from '../../../lib/pageLanguage.ts'
import { pagePath, t } from '../../../lib/text.ts'
import { theme } from '../../../theme.ts'
import { Skeleton } from '../../../ui/Skeleton.tsx'

const readablePagesQuery = queryOptions({
  queryKey: ['readable-pages'],
  queryFn: async () => {
    const [saved, read] = await Promise.all([listFieldRecords(), listReadPages()])
    const copies = saved.map(({ postId, title, language }) => ({
      path: `/content/${postId}`,
      title,
      language,
      isSaved: true,
    }))
    const known = new Set(copies.map(({ path }) => path))
    return [...copies, ...read.filter(({ path }) => !known.has(path)).map((page) => ({ ...page, isSaved: false }))]
  },
})

/** What can be read without a connection. */
export function ReadablePages() {
  const { data, isError } = useQuery(readablePagesQuery)
  if (isError) return <p>{t('This device keeps no pages.')}</p>
  if (!data) return <Skeleton $height="8rem" aria-busy="true" />
  if (data.length === 0) return <p>{t('Pages you read while you’re online appear here.')}</p>
  return (
    <List>
      {data.map((page) => (
        <li key={page.path}>
          <a href={pagePath(page.path)} lang={page.language && langOf({ language: page.language })}>
            {page.title}
          </a>
          {page.isSaved && <Mark>{t('Saved')}</Mark>}
        </li>
      ))}
    </List>
  )
}

const List = styled.ul`
  display: grid;
  gap: ${theme.space[2]};
  padding: 0;
  list-style: none;

  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${theme.space[3]};
    min-block-size: 2.75rem;
  }
`
const Mark = styled.span`
  color: ${theme.color.muted};
  font: 500 ${theme.size.xs} / 1.4 ${theme.font.mono};
`
