import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import type { PlayableGuess } from '#contracts/community/guesses.ts'
import { paths } from '#contracts/shared/paths.ts'
import { dayOf, localDayOf } from '../../../lib/dates.ts'
import { formatDuration } from '../../../lib/formatDuration.ts'
import { pagePath, t } from '../../../lib/text.ts'
import { useBrowserValue } from '../../../lib/useBrowserValue.ts'
import { theme } from '../../../theme.ts'
import { Button } from '../../../ui/Button.tsx'
import { MomentLink } from '../../../ui/MomentLink.tsx'
import { Section } from '../../../ui/Section.tsx'
import { Trans } from '../../../ui/Trans.tsx'
import { ClosedStone } from './ClosedStone.tsx'
import { GuessBars } from './GuessBars.tsx'
import { playableGuessQuery } from './queries.ts'
import { readPick, storePick } from './storedPick.ts'

/** On the landing page, for everyone. Nothing without a guess to play: the page is complete without it. */
export function PlayGuess() {
  const { data } = useQuery(playableGuessQuery)
  return data?.guess ? <Play key={data.guess.post.id} guess={data.guess} next={data.next} /> : null
}

type PlayProps = { guess: NonNullable<PlayableGuess['guess']>; next: PlayableGuess['next'] }

function Play({ guess: { question, options, result, post, closesAt }, next }: PlayProps) {
  const stored = useBrowserValue(() => readPick(post.id), null)
  const [picked, setPicked] = useState<string | null>(null)
  const said = useRef<HTMLParagraphElement>(null)
  const mine = options.find(({ id }) => id === (picked ?? stored))
  const isOpened = mine !== undefined && result !== null

  // The button that was pressed is gone.
  useEffect(() => {
    if (picked !== null) said.current?.focus({ preventScroll: true })
  }, [picked])

  function handlePick(id: string) {
    storePick(post.id, id)
    setPicked(id)
  }

  return (
    <Section title={t('Guess the inside')}>
      <Columns>
        <ClosedStone post={post} isOpen={isOpened} isAnimated={picked !== null} />
        <Side>
          <h3>{question}</h3>
          {!mine && (
            <Options role="group" aria-label={question}>
              {options.map(({ id, text }) => (
                <Button key={id} tone="outline" onClick={() => handlePick(id)}>
                  {text}
                </Button>
              ))}
            </Options>
          )}
          {mine && (
            <p ref={said} tabIndex={-1} role="status">
              {result ? (
                <Outcome options={options} mine={mine.id} rightId={result.rightId} />
              ) : (
                <Waiting text={mine.text} closesAt={closesAt} />
              )}
            </p>
          )}
          {isOpened && <GuessBars options={options} mine={mine.id} result={result} />}
          {isOpened && (
            <p>
              <MomentLink path={`/content/${post.id}`} second={result.second}>
                {t('See the cut at {duration}', { duration: formatDuration(result.second) })}
              </MomentLink>
            </p>
          )}
          {mine && !result && (
            <p>
              <a href={`${paths.login}?redirect=${pagePath(`/content/${post.id}`)}`}>
                {t('Sign in to have it counted')}
              </a>
            </p>
          )}
          {(isOpened || !result) && next && (
            <p>
              <Trans
                id="Still open: <0>{question}</0>"
                values={{ question: next.question }}
                components={{ 0: <Link to={`/content/${next.postId}`} /> }}
              />
            </p>
          )}
        </Side>
      </Columns>
    </Section>
  )
}

type OutcomeProps = { options: { id: string; text: string }[]; mine: string; rightId: string }

function Outcome({ options, mine, rightId }: OutcomeProps) {
  const answer = options.find(({ id }) => id === rightId)?.text ?? ''
  return (
    <>
      <Trans id="It is <0>{answer}</0>." values={{ answer }} components={{ 0: <strong /> }} />{' '}
      {mine === rightId ? t('You guessed it!') : t('You guessed something else.')}
    </>
  )
}

function Waiting({ text, closesAt }: { text: string; closesAt: string }) {
  const end = new Date(closesAt)
  const day = useBrowserValue(() => localDayOf(end), dayOf(end))
  return (
    <Trans
      id="You guessed <0>{text}</0>. The stone opens on {day}: come back to see it."
      values={{ text, day }}
      components={{ 0: <strong /> }}
    />
  )
}

const Columns = styled.div`
  display: grid;
  gap: ${theme.space[5]} ${theme.space[6]};
  align-items: center;

  ${theme.from.tablet} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  }
`
const Side = styled.div`
  display: grid;
  align-content: center;
  gap: ${theme.space[4]};

  h3 {
    font-size: ${theme.size.h3};
    overflow-wrap: anywhere;
  }

  > p:focus-visible {
    outline: none;
  }
`
const Options = styled.div`
  display: grid;
  gap: ${theme.space[2]};

  > button {
    justify-content: start;
    block-size: auto;
    text-align: start;
    overflow-wrap: anywhere;
  }
`
