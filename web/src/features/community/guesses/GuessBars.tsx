import { Check } from 'lucide-react'
import { styled } from 'styled-components'
import type { Guess } from '#contracts/community/guesses.ts'
import { t } from '../../../lib/text.ts'
import { theme } from '../../../theme.ts'
import { Trans } from '../../../ui/Trans.tsx'

type GuessBarsProps = Pick<Guess, 'options' | 'mine'> & { result: NonNullable<Guess['result']> }

/** How people guessed, and what was right. */
export function GuessBars({ options, mine, result }: GuessBarsProps) {
  const all = result.votes.reduce((sum, votes) => sum + votes, 0)
  return (
    <Bars role="list">
      {options.map(({ id, text }, index) => {
        const votes = result.votes[index] ?? 0
        const share = all === 0 ? 0 : Math.round((100 * votes) / all)
        return (
          <li key={id} data-right={id === result.rightId}>
            <i style={{ inlineSize: `${share}%` }} />
            <span>
              {id === result.rightId && <Check size={18} aria-label={t('Right:')} />}
              {text}
              {id === mine && <small> {t('· your guess')}</small>}
            </span>
            <b>
              <Trans
                id="{share}% <0>({votes, plural, one {# vote} other {# votes}})</0>"
                values={{ share, votes }}
                components={{ 0: <small /> }}
              />
            </b>
          </li>
        )
      })}
    </Bars>
  )
}

const Bars = styled.ul`
  display: grid;
  gap: ${theme.space[2]};

  li {
    position: relative;
    display: flex;
    justify-content: space-between;
    gap: ${theme.space[3]};
    padding: ${theme.space[3]} ${theme.space[4]};
    overflow: hidden;
    border: 1px solid ${theme.color.line};
    border-radius: ${theme.radius.base};
  }

  i {
    position: absolute;
    inset-block: 0;
    inset-inline-start: 0;
    background: ${theme.color.sunken};
  }

  li[data-right='true'] {
    border-color: ${theme.color.malachite};
    font-weight: 600;
  }

  li[data-right='true'] i {
    background: ${theme.color.malachiteSoft};
  }

  span,
  b {
    position: relative;
    overflow-wrap: anywhere;
  }

  span {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${theme.space[1]};
  }

  b {
    flex: none;
    font-variant-numeric: tabular-nums;
  }

  small {
    color: ${theme.color.muted};
    font-weight: 400;
  }
`
