import { ArrowRight, Lock } from 'lucide-react'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import type { Post, SeriesPlace } from '#contracts/content/posts.ts'
import { langOf, langOfOriginal } from '../../../lib/pageLanguage.ts'
import { theme } from '../../../theme.ts'
import { Trans } from '../../../ui/Trans.tsx'
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx'
import { t } from '../../../lib/text.ts'

/** All parts of a post’s series in order, and a link to the next one. */
export function SeriesParts({ series, postId }: { series: SeriesPlace; postId: Post['id'] }) {
  const { title, parts, next } = series
  return (
    <Section aria-labelledby="series-parts">
      <h2 id="series-parts" lang={langOfOriginal()}>
        {title}
      </h2>
      <ol>
        {parts.map((part) => (
          <li key={part.id}>
            <Link to={`/content/${part.id}`} lang={langOf(part)} aria-current={part.id === postId ? 'page' : undefined}>
              {part.title}
            </Link>
            {part.locked && (
              <>
                {' '}
                <Lock size={14} aria-hidden="true" />
                <VisuallyHidden>{t('(subscribers only)')}</VisuallyHidden>
              </>
            )}
          </li>
        ))}
      </ol>
      {next && (
        <Next to={`/content/${next.id}`}>
          <span>
            <Trans
              id="Next: <0>{title}</0>"
              values={{ title: next.title }}
              components={{ 0: <span lang={langOf(next)} /> }}
            />
          </span>
          <ArrowRight size={18} aria-hidden="true" />
        </Next>
      )}
    </Section>
  )
}

const Section = styled.section`
  display: grid;
  gap: ${theme.space[3]};

  h2 {
    font-size: ${theme.size.h3};
  }

  ol {
    display: grid;
    gap: ${theme.space[2]};
    padding-inline-start: ${theme.space[5]};
    list-style: decimal;
  }

  li > svg {
    display: inline;
    vertical-align: -0.1em;
  }

  [aria-current] {
    font-weight: 650;
    text-decoration: none;
  }
`
const Next = styled(Link)`
  display: inline-flex;
  align-items: center;
  justify-self: start;
  gap: ${theme.space[2]};
  min-block-size: 2.75rem;
  font-weight: 650;
`
