import { Lock, MapPin } from 'lucide-react'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import type { PlacedPost, PlacedState } from '#contracts/content/places.ts'
import { langOfOriginal } from '../../../lib/pageLanguage.ts'
import { theme } from '../../../theme.ts'
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx'
import { cellElementId } from './cellElementId.ts'
import { cellName } from './cellName.ts'
import { t } from '../../../lib/text.ts'

type PlaceListProps = { states: PlacedState[]; selected: string | null; onSelect: (state: string | null) => void }

/** The map's content as text. */
export function PlaceList({ states, selected, onSelect }: PlaceListProps) {
  const shown = selected === null ? states : states.filter(({ state }) => state === selected)
  return (
    <Box>
      {shown.map((place) => (
        <section key={place.state} aria-labelledby={`state-${place.state}`}>
          <Head>
            <h2 id={`state-${place.state}`}>
              <button
                type="button"
                aria-pressed={place.state === selected}
                onClick={() => onSelect(place.state === selected ? null : place.state)}
              >
                {place.name}
              </button>
            </h2>
            <Count>{t('{count, plural, one {# post} other {# posts}}', { count: place.count })}</Count>
          </Head>
          {place.cells.map((cell) => (
            <div key={cell.id} id={cellElementId(place.state, cell.id)} tabIndex={-1}>
              <Near>
                <MapPin size={14} strokeWidth={1.75} aria-hidden="true" />
                {cellName(cell)}
              </Near>
              <PostLinks posts={cell.posts} />
            </div>
          ))}
          {place.posts.length > 0 && (
            <div>
              {place.cells.length > 0 && <Near>{t('Elsewhere in {name}', { name: place.name })}</Near>}
              <PostLinks posts={place.posts} />
            </div>
          )}
        </section>
      ))}
    </Box>
  )
}

const PostLinks = ({ posts }: { posts: PlacedPost[] }) => (
  <Posts role="list">
    {posts.map(({ id, title, locked }) => (
      <li key={id}>
        <Link to={`/content/${id}`} lang={langOfOriginal()}>
          {title}
        </Link>
        {locked && (
          <>
            <Lock size={14} aria-hidden="true" />
            <VisuallyHidden>{t('(subscribers only)')}</VisuallyHidden>
          </>
        )}
      </li>
    ))}
  </Posts>
)

const Box = styled.div`
  display: grid;
  align-content: start;

  > section {
    display: grid;
    gap: ${theme.space[3]};
    padding-block: ${theme.space[3]} ${theme.space[4]};
    border-block-start: 1px solid ${theme.color.line};
  }

  [tabindex='-1']:focus {
    outline: none;
    box-shadow: -${theme.space[3]} 0 0 -9px ${theme.color.amethyst};
  }
`
const Posts = styled.ul`
  display: grid;

  li {
    display: flex;
    align-items: center;
    gap: ${theme.space[2]};
    min-block-size: 2rem;
  }

  svg {
    flex: none;
    color: ${theme.color.amethyst};
  }
`
const Head = styled.div`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: ${theme.space[4]};

  h2 {
    font-size: ${theme.size.h4};
  }

  button {
    min-block-size: 2.75rem;
    padding: 0;
    border: 0;
    background: none;
    color: inherit;
    font: inherit;
    text-align: start;
    cursor: pointer;
  }

  button:hover {
    text-decoration: underline;
    text-decoration-color: ${theme.color.carnelian};
    text-decoration-thickness: 2px;
  }

  button[aria-pressed='true'] {
    color: ${theme.color.carnelian};
  }
`
const Count = styled.span`
  flex: none;
  color: ${theme.color.muted};
  font: 500 ${theme.size.xs} / 1.4 ${theme.font.mono};
`
const Near = styled.p`
  display: flex;
  align-items: center;
  gap: ${theme.space[1]};
  color: ${theme.color.muted};
  font: 500 ${theme.size.xs} / 1.4 ${theme.font.mono};
`
