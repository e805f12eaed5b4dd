import { useId, useState, type FormEvent } from 'react'
import { styled } from 'styled-components'
import type { Guess } from '#contracts/community/guesses.ts'
import { paths } from '#contracts/shared/paths.ts'
import type { Post } from '#contracts/content/posts.ts'
import { dateTimeOf } from '../../../lib/dates.ts'
import { runMutation } from '../../../lib/runMutation.ts'
import { showError } from '../../../lib/showError.ts'
import { pagePath, t } from '../../../lib/text.ts'
import { useIsBrowser } from '../../../lib/useIsBrowser.ts'
import { theme } from '../../../theme.ts'
import { Button } from '../../../ui/Button.tsx'
import { ButtonAnchor } from '../../../ui/ButtonAnchor.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { useSaveGuess } from './queries.ts'

type GuessFormProps = { post: Post; guess: Guess; isSignedIn: boolean }

export function GuessForm({ post, guess: { question, options, mine, closesAt }, isSignedIn }: GuessFormProps) {
  const name = useId()
  const [chosen, setChosen] = useState(mine)
  const [problem, setProblem] = useState<string>()
  const save = useSaveGuess(post.id)
  const isBrowser = useIsBrowser()

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    if (chosen === null) return setProblem(t('Please choose one.'))
    setProblem(undefined)
    runMutation(save, chosen, {
      // Not here: if it has closed meanwhile, the result replaces this form.
      onError: (error) => showError(error, t('We couldn’t store your guess. Please try again.')),
    })
  }

  return (
    <Form onSubmit={handleSubmit}>
      <Options disabled={!isSignedIn}>
        <legend>{question}</legend>
        {options.map(({ id, text }) => (
          <label key={id}>
            <input type="radio" name={name} checked={chosen === id} onChange={() => setChosen(id)} />
            <span>{text}</span>
            {mine === id && <small>{t('Your guess')}</small>}
          </label>
        ))}
      </Options>
      <p role="status">
        {mine !== null && `${t('Your guess is in. You can change it until then.')} `}
        {t('Open until {time}. No one sees the votes before then.', {
          time: dateTimeOf(new Date(closesAt), isBrowser),
        })}
      </p>
      {problem && (
        <Notice tone="bad" role="alert">
          {problem}
        </Notice>
      )}
      <div>
        {isSignedIn ? (
          <Button type="submit" pending={save.isPending}>
            {mine === null ? t('Send my guess') : t('Change my guess')}
          </Button>
        ) : (
          <ButtonAnchor href={`${paths.login}?redirect=${pagePath(`/content/${post.id}`)}`}>
            {t('Sign in to guess')}
          </ButtonAnchor>
        )}
      </div>
    </Form>
  )
}

const Form = styled.form`
  display: grid;
  gap: ${theme.space[3]};

  > p {
    color: ${theme.color.muted};
    font-size: ${theme.size.sm};
  }
`
const Options = styled.fieldset`
  display: grid;
  gap: ${theme.space[2]};

  legend {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }

  label {
    display: flex;
    align-items: center;
    gap: ${theme.space[3]};
    min-block-size: 2.75rem;
    padding: ${theme.space[2]} ${theme.space[4]};
    border: 1px solid ${theme.color.line};
    border-radius: ${theme.radius.base};
    cursor: pointer;
    overflow-wrap: anywhere;
  }

  label:hover {
    border-color: ${theme.color.lineStrong};
  }

  label:has(:checked) {
    border-color: ${theme.color.amethyst};
    background: ${theme.color.amethystSoft};
  }

  &:disabled label {
    cursor: default;
  }

  input {
    flex: none;
    inline-size: 1.25rem;
    block-size: 1.25rem;
    margin: 0;
    accent-color: ${theme.color.amethyst};
  }

  small {
    margin-inline-start: auto;
    color: ${theme.color.amethyst};
    font-weight: 600;
  }
`
