import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import { langOf } from '../../../lib/pageLanguage.ts'
import { t } from '../../../lib/text.ts'
import { useVisitor } from '../../../lib/visitor.ts'
import { theme } from '../../../theme.ts'
import { Button } from '../../../ui/Button.tsx'
import { ButtonLink } from '../../../ui/ButtonLink.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { FieldFacts } from './FieldFacts.tsx'
import { fieldRecordsQuery, useRemoveFieldCopy } from './queries.ts'

/** Everything saved on this device by this account. Without a connection, whose it is can't be asked. */
export function SavedPosts() {
  const { user } = useVisitor()
  const { data, isError, isFetching, refetch } = useQuery(fieldRecordsQuery)
  const remove = useRemoveFieldCopy()
  const records = data?.filter(({ owner }) => !user || owner === String(user.id))

  if (isError)
    return <ErrorState title={t('Your saved posts could not be loaded.')} onRetry={refetch} pending={isFetching} />
  if (!records) return <Skeleton $height="12rem" aria-busy="true" />
  if (records.length === 0)
    return (
      <EmptyState title={t('Nothing saved yet')} actions={<ButtonLink to="/content">{t('Browse content')}</ButtonLink>}>
        {t('Open a post and press “Save for the field”. Then you can read and watch it where there is no signal.')}
      </EmptyState>
    )
  return (
    <List>
      {records.map((record) => (
        <li key={record.postId}>
          <div>
            <Title to={`/content/${record.postId}`} lang={record.language && langOf({ language: record.language })}>
              {record.title}
            </Title>
            <Facts>
              <FieldFacts record={record} />
            </Facts>
          </div>
          <Button
            tone="outline"
            size="compact"
            aria-label={t('Remove {title} from this device', { title: record.title })}
            pending={remove.isPending && remove.variables === record.postId}
            onClick={() => remove.mutate(record.postId)}
          >
            {t('Remove')}
          </Button>
        </li>
      ))}
    </List>
  )
}

const List = styled.ul`
  display: grid;
  max-inline-size: 52rem;
  padding: 0;
  list-style: none;

  > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${theme.space[3]};
    padding-block: ${theme.space[4]};
    border-block-start: 1px solid ${theme.color.line};
  }

  > li > div {
    flex: 1 1 16rem;
  }
`
const Title = styled(Link)`
  font: 700 ${theme.size.lg} / 1.3 ${theme.font.display};
`
const Facts = styled.p`
  margin-block-start: ${theme.space[1]};
  color: ${theme.color.muted};
  font-size: ${theme.size.sm};
`
