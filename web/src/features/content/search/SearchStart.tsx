import { useQuery } from '@tanstack/react-query'
import { History } from 'lucide-react'
import { useState } from 'react'
import { styled } from 'styled-components'
import { t } from '../../../lib/text.ts'
import { theme } from '../../../theme.ts'
import { Button } from '../../../ui/Button.tsx'
import { archiveQuery } from '../posts/queries.ts'
import { forgetSearches, readRecentSearches } from './recentSearches.ts'

/** Popular words are the stones that most posts show: nobody counts what is searched. */
const MOST_STONES = 6

/** What to search for before anything is typed. */
export function SearchStart({ onChoose }: { onChoose: (text: string) => void }) {
  const [recent, setRecent] = useState(readRecentSearches)
  const { data: archive } = useQuery(archiveQuery)
  const stones = archive?.stones.slice(0, MOST_STONES).map(({ stone }) => stone) ?? []

  function handleForget() {
    forgetSearches()
    setRecent([])
  }

  return (
    <Parts>
      {recent.length > 0 && (
        <section aria-labelledby="recent-searches">
          <Top>
            <h2 id="recent-searches">{t('Searched before')}</h2>
            <Button tone="quiet" size="compact" onClick={handleForget}>
              {t('Forget them')}
            </Button>
          </Top>
          <Words words={recent} isRecent onChoose={onChoose} />
        </section>
      )}
      {stones.length > 0 && (
        <section aria-labelledby="popular-searches">
          <Top>
            <h2 id="popular-searches">{t('Often shown here')}</h2>
          </Top>
          <Words words={stones} onChoose={onChoose} />
        </section>
      )}
    </Parts>
  )
}

type WordsProps = { words: string[]; isRecent?: boolean; onChoose: (text: string) => void }

const Words = ({ words, isRecent = false, onChoose }: WordsProps) => (
  <List role="list">
    {words.map((word) => (
      <li key={word}>
        <Button tone="outline" size="compact" onClick={() => onChoose(word)}>
          {isRecent && <History size={16} aria-hidden="true" />}
          {word}
        </Button>
      </li>
    ))}
  </List>
)

const Parts = styled.div`
  display: grid;
  gap: ${theme.space[4]};
  padding: ${theme.space[2]} ${theme.space[3]} ${theme.space[4]};
`
const Top = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[2]};
  min-block-size: 2.75rem;

  h2 {
    font: 700 ${theme.size.sm} / 1.4 ${theme.font.display};
  }
`
const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]};
`
