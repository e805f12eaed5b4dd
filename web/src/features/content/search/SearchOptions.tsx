import { useEffect, useRef } from 'react'
import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import { searchAddress } from '#contracts/content/searchPages.ts'
import { theme } from '../../../theme.ts'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx'
import { ResultBody } from './ResultBody.tsx'
import { GROUP_NAMES } from './searchGroups.ts'
import { SearchStart } from './SearchStart.tsx'
import { LIST_ID, optionId, type SearchOptionsState } from './useSearchOptions.ts'
import { t } from '../../../lib/text.ts'
import { Trans } from '../../../ui/Trans.tsx'

type SearchOptionsProps = { search: SearchOptionsState; onOpen: () => void; onChoose: (word: string) => void }

export function SearchOptions({ search, onOpen, onChoose }: SearchOptionsProps) {
  const { q, answer, active, isError, isStale, isBusy, retry } = search
  const list = useRef<HTMLDivElement>(null)

  useEffect(() => {
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' })
  }, [active])

  const isNothing = answer?.total === 0 && !isStale
  const all = answer?.groups.flatMap(({ results }) => results) ?? []
  return (
    <Scroll>
      <VisuallyHidden role="status">
        {answer &&
          !isBusy &&
          t('{total, plural, one {# result} other {# results}} for {correctedTo}', {
            total: answer.total,
            correctedTo: answer.correctedTo ?? q,
          })}
      </VisuallyHidden>
      {isError && <ErrorState title={t('The search didn’t work.')} onRetry={retry} />}
      {!answer && !isError && (
        <>
          <Hint>{t('A stone, a place, a tool, a spoken word. Typing errors are fine.')}</Hint>
          {q === '' && <SearchStart onChoose={onChoose} />}
        </>
      )}
      {isNothing && (
        <Hint>
          <Trans
            id="Nothing found for <0>{q}</0>. Try another word, or fewer."
            values={{ q }}
            components={{ 0: <strong /> }}
          />
        </Hint>
      )}
      {answer?.correctedTo && (
        <Hint>
          <Trans
            id="Results for <0>{correctedTo}</0>"
            values={{ correctedTo: answer.correctedTo }}
            components={{ 0: <strong /> }}
          />
        </Hint>
      )}
      <List ref={list} id={LIST_ID} role="listbox" aria-label={t('Results')} data-stale={isStale || undefined}>
        {answer?.groups.map(({ kind, results, total }) => (
          <div key={kind} role="group" aria-labelledby={`search-group-${kind}`}>
            <GroupName id={`search-group-${kind}`}>
              {t(GROUP_NAMES[kind].title)} <span>{total}</span>
            </GroupName>
            {results.map((result) => {
              const index = all.indexOf(result)
              return (
                <Option
                  key={result.key}
                  id={optionId(index)}
                  role="option"
                  aria-selected={index === active}
                  tabIndex={-1}
                  to={result.url}
                  onClick={onOpen}
                >
                  <ResultBody result={result} />
                </Option>
              )
            })}
          </div>
        ))}
        {answer && answer.total > 0 && (
          <AllResults
            id={optionId(all.length)}
            role="option"
            aria-selected={all.length === active}
            tabIndex={-1}
            to={searchAddress({ q })}
            onClick={onOpen}
          >
            {t('All results')} <ArrowRight size={16} aria-hidden="true" />
          </AllResults>
        )}
      </List>
    </Scroll>
  )
}

const Scroll = styled.div`
  overflow: auto;
  padding: ${theme.space[2]};
`
const Hint = styled.p`
  padding: ${theme.space[3]} ${theme.space[3]};
  color: ${theme.color.muted};

  strong {
    color: ${theme.color.text};
  }
`
const List = styled.div`
  transition: opacity ${theme.motion.base} ${theme.motion.ease};

  &[data-stale] {
    opacity: 0.6;
  }
`
const GroupName = styled.div`
  display: flex;
  align-items: baseline;
  gap: ${theme.space[2]};
  padding: ${theme.space[3]} ${theme.space[3]} ${theme.space[1]};
  font: 700 ${theme.size.sm} / 1.4 ${theme.font.display};

  span {
    color: ${theme.color.muted};
    font: 500 ${theme.size.xs} / 1.4 ${theme.font.mono};
  }
`
const Option = styled(Link)`
  display: block;
  padding: ${theme.space[2]} ${theme.space[3]};
  border-radius: ${theme.radius.base};
  color: inherit;
  text-decoration: none;

  &:hover {
    background: ${theme.color.sunken};
  }

  &[aria-selected='true'] {
    background: ${theme.color.sunken};
    box-shadow: inset 3px 0 ${theme.color.carnelian};
  }
`
const AllResults = styled(Option)`
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};
  min-block-size: 2.75rem;
  margin-block-start: ${theme.space[2]};
  color: ${theme.color.azurite};
  font-weight: 650;
`
