import { useState } from 'react'
import { styled } from 'styled-components'
import { call } from '#contracts/call.ts'
import { watchHere } from '#contracts/routes/content/streams.ts'
import { msg } from '#contracts/shared/msg.ts'
import { theme } from '../../theme.ts'
import { Button } from '../Button.tsx'
import type { FilmSource } from './useFilmSource.ts'
import { t } from '../../lib/text.ts'

type Failure = NonNullable<FilmSource['failure']>

const TEXTS: Record<Failure, { title: string; text: string; button: string }> = {
  tooManyDevices: {
    title: msg('You’re watching somewhere else'),
    text: msg('Your account is already playing on as many devices as it can. Stop one of them, or play here instead.'),
    button: msg('Play here instead'),
  },
  notAllowed: {
    title: msg('You can’t watch this film right now'),
    text: msg(
      'Your membership has ended, or you were signed out. Sign in or renew it, then try again. We kept your place.',
    ),
    button: msg('Try again'),
  },
  connection: {
    title: msg('The connection to the film was lost'),
    text: msg('Check your connection, then try again. We kept your place.'),
    button: msg('Try again'),
  },
}

/** Covers the film, which is paused. */
export function FilmFailure({ failure, onRetry }: { failure: Failure; onRetry: () => void }) {
  const [isPending, setPending] = useState(false)
  const { title, text, button } = TEXTS[failure]

  async function handleClick() {
    setPending(true)
    // If it fails, the film fails again and shows why.
    if (failure === 'tooManyDevices') await call(watchHere, { input: { takeOver: true } }).catch(() => undefined)
    setPending(false)
    onRetry()
  }

  return (
    <Cover role="alert" data-on="basalt">
      <Title>{t(title)}</Title>
      <p>{t(text)}</p>
      <Button size="compact" pending={isPending} onClick={() => void handleClick()}>
        {t(button)}
      </Button>
    </Cover>
  )
}

const Cover = styled.div`
  position: absolute;
  inset: 0;
  z-index: 1;
  display: grid;
  align-content: center;
  justify-items: center;
  gap: ${theme.space[3]};
  padding: ${theme.space[4]};
  ${theme.cleave.medium}
  background: rgb(10 14 16 / 0.92);
  color: ${theme.fixed.chalk};
  text-align: center;
  text-wrap: balance;

  p {
    max-inline-size: 28rem;
  }

  ${theme.below.tablet} {
    gap: ${theme.space[2]};
    font-size: ${theme.size.sm};
  }
`
const Title = styled.p`
  font-size: ${theme.size.h4};
  font-weight: 650;
`
