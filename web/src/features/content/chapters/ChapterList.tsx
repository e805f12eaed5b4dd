import { styled } from 'styled-components'
import type { FullPost } from '#contracts/content/posts.ts'
import { formatDuration } from '../../../lib/formatDuration.ts'
import type { Seek } from '../../../lib/momentLink.ts'
import { langOfOriginal } from '../../../lib/pageLanguage.ts'
import { t } from '../../../lib/text.ts'
import { theme } from '../../../theme.ts'
import { MomentLink } from '../../../ui/MomentLink.tsx'

type ChapterListProps = { chapters: FullPost['chapters']; path: string; onSeek: Seek | undefined }

/** The chapters of a film. Without `onSeek` the film cannot be watched, so they are not links. */
export function ChapterList({ chapters, path, onSeek }: ChapterListProps) {
  return (
    <section aria-labelledby="chapters">
      <h2 id="chapters">{t('Chapters')}</h2>
      <List role="list">
        {chapters.map(({ second, title }) => (
          <li key={second}>
            {onSeek ? (
              <MomentLink path={path} second={second} onSeek={onSeek}>
                <Time>{formatDuration(second)}</Time> <span lang={langOfOriginal()}>{title}</span>
              </MomentLink>
            ) : (
              <p>
                <Time>{formatDuration(second)}</Time> <span lang={langOfOriginal()}>{title}</span>
              </p>
            )}
          </li>
        ))}
      </List>
    </section>
  )
}

const List = styled.ol`
  list-style: none;
  padding: 0;
  columns: 20rem auto;
  column-gap: ${theme.space[6]};
  border-block-start: 1px solid ${theme.color.line};

  li {
    break-inside: avoid;
    border-block-end: 1px solid ${theme.color.line};
  }

  a,
  p {
    display: grid;
    grid-template-columns: 4rem 1fr;
    align-items: baseline;
    padding-block: ${theme.space[3]};
    color: ${theme.color.text};
    text-decoration: none;
  }

  a:hover span + span {
    text-decoration: underline;
  }
`
const Time = styled.span`
  color: ${theme.color.muted};
  font: 500 ${theme.size.sm} / 1.4 ${theme.font.mono};

  a > & {
    color: ${theme.color.azurite};
  }
`
