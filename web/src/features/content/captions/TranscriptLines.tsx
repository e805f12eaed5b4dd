import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { styled } from 'styled-components'
import type { FullPost } from '#contracts/content/posts.ts'
import { MAX_SEARCH_CHARACTERS } from '#contracts/content/searchKinds.ts'
import type { Seek } from '../../../lib/momentLink.ts'
import { t } from '../../../lib/text.ts'
import { theme } from '../../../theme.ts'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { Field } from '../../../ui/Field.tsx'
import { Input } from '../../../ui/Input.tsx'
import { MomentLink } from '../../../ui/MomentLink.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { markMatches } from './markMatches.tsx'
import { transcriptQuery } from './queries.ts'

type TranscriptLinesProps = { post: FullPost; language: string; onSeek: Seek | undefined }

export function TranscriptLines({ post, language, onSeek }: TranscriptLinesProps) {
  const { data, isPending, isError, isFetching, refetch } = useQuery(transcriptQuery(post.id, language))
  const [words, setWords] = useState('')
  if (isPending) return <Skeleton $height="12rem" />
  if (isError)
    return <ErrorState title={t('The transcript could not be loaded.')} onRetry={refetch} pending={isFetching} />
  const wanted = words.trim().toLocaleLowerCase(language)
  const found = data.filter(({ text }) => text.toLocaleLowerCase(language).includes(wanted))
  return (
    <Box>
      <Field label={t('Search the transcript')}>
        {(aria) => (
          <Input
            {...aria}
            type="search"
            value={words}
            maxLength={MAX_SEARCH_CHARACTERS}
            onChange={({ target }) => setWords(target.value)}
          />
        )}
      </Field>
      <p role="status">
        {wanted !== '' &&
          (found.length === 0
            ? t('No line has these words.')
            : t('{count, plural, one {# line} other {# lines}}', { count: found.length }))}
      </p>
      {/* Scrolls, so keyboards must reach it. */}
      {}
      <Lines role="list" tabIndex={0} lang={language} aria-label={t('Lines of the transcript')}>
        {found.map(({ second, text }, index) => (
          <li key={index}>
            <MomentLink path={`/content/${post.id}`} second={second} onSeek={onSeek} />
            <span>{markMatches(text, wanted)}</span>
          </li>
        ))}
      </Lines>
    </Box>
  )
}

const Box = styled.div`
  display: grid;
  max-inline-size: 48rem;
  gap: ${theme.space[3]};
  margin-block-start: ${theme.space[3]};

  > p {
    min-block-size: 1.5em;
    color: ${theme.color.muted};
    font-size: ${theme.size.sm};
  }
`
const Lines = styled.ol`
  padding: 0;
  list-style: none;
  max-block-size: 24rem;
  overflow-y: auto;
  border-block: 1px solid ${theme.color.line};

  li {
    display: grid;
    grid-template-columns: 4rem minmax(0, 65ch);
    align-items: baseline;
    padding-block: ${theme.space[2]};
  }

  a {
    font: 500 ${theme.size.sm} / 1.4 ${theme.font.mono};
  }

  span {
    white-space: pre-line;
    overflow-wrap: anywhere;
  }
`
