import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import type { Watching } from '#contracts/content/watching.ts'
import { PostCover } from '../../features/content/posts/PostCover.tsx'
import { formatDuration } from '../../lib/formatDuration.ts'
import { langOf } from '../../lib/pageLanguage.ts'
import { theme } from '../../theme.ts'
import { linkedCard } from '../../ui/stretchedLink.ts'
import { t } from '../../lib/text.ts'

const SIZES = '(min-width: 960px) 17rem, (min-width: 720px) 33vw, 70vw'

/** Films that were left in the middle, and next parts of series. */
export function ContinueWatching({ films }: { films: Watching['continue'] }) {
  return (
    <Section aria-labelledby="continue-watching">
      <h2 id="continue-watching">{t('Continue watching')}</h2>
      {/* Scrolls on narrow screens, where its links take the focus. */}
      <Row role="list">
        {films.map(({ post, second, isNextPart }) => (
          <Entry key={post.id}>
            <PostCover post={post} sizes={SIZES} />
            <h3 lang={langOf(post)}>
              <Link to={`/content/${post.id}`}>{post.title}</Link>
            </h3>
            <p>{isNextPart ? t('Next part') : t('Continue at {duration}', { duration: formatDuration(second) })}</p>
          </Entry>
        ))}
      </Row>
    </Section>
  )
}

const Section = styled.section`
  margin-block-end: ${theme.space[7]};

  h2 {
    margin-block-end: ${theme.space[3]};
    font-size: ${theme.size.h3};
  }
`
const Row = styled.ul`
  display: grid;
  grid-auto-columns: minmax(13rem, 1fr);
  grid-auto-flow: column;
  gap: ${theme.space[4]};
  padding-block-end: ${theme.space[2]};
  overflow-x: auto;
  scroll-snap-type: x proximity;

  ${theme.from.laptop} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
    grid-auto-flow: row;
    overflow: visible;
  }
`
const Entry = styled.li`
  ${linkedCard}
  scroll-snap-align: start;

  > :first-child {
    ${theme.cleave.small}
  }

  h3 {
    margin-block-start: ${theme.space[2]};
    font-size: ${theme.size.md};
    line-height: 1.3;
  }

  p {
    color: ${theme.color.muted};
    font: 500 ${theme.size.xs} / 1.6 ${theme.font.mono};
  }

  a {
    color: ${theme.color.text};
    text-decoration: none;
  }

  a::after {
    content: '';
    position: absolute;
    inset: 0;
    z-index: 2;
  }

  &:hover a {
    text-decoration: underline;
  }
`
