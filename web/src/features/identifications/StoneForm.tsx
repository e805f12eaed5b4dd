import { useRef, useState, type FormEvent } from 'react'
import { styled } from 'styled-components'
import { ApiError, serverMessage } from '#contracts/ApiError.ts'
import { identificationInput, NEEDED_PHOTOS, PHOTO_KINDS } from '#contracts/identifications.ts'
import { draftOf } from '../../lib/draft.ts'
import { runMutation } from '../../lib/runMutation.ts'
import { showToast } from '../../lib/toastStore.ts'
import { theme } from '../../theme.ts'
import { Button } from '../../ui/Button.tsx'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { Field } from '../../ui/Field.tsx'
import { Input, Textarea } from '../../ui/Input.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { PhotoSlot } from './PhotoSlot.tsx'
import { type StonePhotos, useAskAboutStone } from './queries.ts'

const EMPTY = { sizeMm: '', weightG: '', streak: '', place: '', note: '' }
const draft = draftOf('stone', EMPTY, 'personal')
type Problems = Partial<Record<keyof typeof EMPTY | 'answer', string>>

const FIELDS = [
  { name: 'sizeMm', label: 'Longest side, in millimeters', necessity: 'required', hint: undefined },
  { name: 'weightG', label: 'Weight, in grams', necessity: 'optional', hint: undefined },
  { name: 'streak', label: 'Streak', necessity: 'optional', hint: 'The color it leaves on unglazed porcelain.' },
  {
    name: 'place',
    label: 'Found around',
    necessity: 'optional',
    hint: 'A state or a river is enough. Only we see it.',
  },
] as const

export function StoneForm() {
  const [values, setValues] = useState(draft.read)
  const [photos, setPhotos] = useState<StonePhotos>({})
  const [isPublic, setPublic] = useState(false)
  const [problems, setProblems] = useState<Problems>({})
  const form = useRef<HTMLFormElement>(null)
  const ask = useAskAboutStone()

  function change(name: keyof typeof EMPTY, value: string) {
    const next = { ...values, [name]: value }
    setValues(next)
    draft.save(next)
  }

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    const { sizeMm, weightG, ...texts } = values
    const facts = {
      ...texts,
      isPublic,
      sizeMm: Number(sizeMm),
      weightG: weightG.trim() === '' ? null : Number(weightG),
    }
    const { data, error } = identificationInput.safeParse(facts)
    const found: Problems = Object.fromEntries(
      error?.issues.map((issue) => [issue.path.join('.'), issue.message]) ?? [],
    )
    if (!NEEDED_PHOTOS.every((kind) => photos[kind])) found.answer = 'Please add a dry photo and one with a scale.'
    setProblems(found)
    if (!data || found.answer) {
      form.current?.querySelector<HTMLElement>(`[name=${Object.keys(found)[0]}]`)?.focus()
      return
    }
    runMutation(
      ask,
      { facts: data, photos },
      {
        onSuccess: ({ position }) => {
          draft.clear()
          setValues(EMPTY)
          setPhotos({})
          setPublic(false)
          showToast({ title: 'Your stone is in the queue', description: `It is number ${position ?? 1}.` })
        },
        onError: (failure) =>
          setProblems({
            ...(failure instanceof ApiError && failure.fieldErrors),
            answer: serverMessage(failure, 'We couldn’t send your stone. Please try again.'),
          }),
      },
    )
  }

  return (
    <Form ref={form} onSubmit={handleSubmit} noValidate aria-label="Your stone">
      <Photos>
        {PHOTO_KINDS.map((kind) => (
          <PhotoSlot
            key={kind}
            kind={kind}
            photo={photos[kind]}
            isNeeded={NEEDED_PHOTOS.includes(kind)}
            onChange={(photo) => setPhotos((before) => ({ ...before, [kind]: photo }))}
          />
        ))}
      </Photos>
      <Facts>
        {FIELDS.map(({ name, label, necessity, hint }) => (
          <Field key={name} label={label} necessity={necessity} hint={hint} error={problems[name]}>
            {(aria) => (
              <Input
                {...aria}
                name={name}
                inputMode={name === 'sizeMm' || name === 'weightG' ? 'numeric' : undefined}
                value={values[name]}
                onChange={({ target }) => change(name, target.value)}
              />
            )}
          </Field>
        ))}
      </Facts>
      <Field label="What else you know" necessity="optional" error={problems.note}>
        {(aria) => (
          <Textarea
            {...aria}
            name="note"
            maxLength={1000}
            value={values.note}
            onChange={({ target }) => change('note', target.value)}
          />
        )}
      </Field>
      <Checkbox checked={isPublic} onChange={({ target }) => setPublic(target.checked)}>
        Show the photos and the answer to everyone, without my name and the place. I can change this at any time.
      </Checkbox>
      {problems.answer && (
        <Notice tone="bad" role="alert">
          {problems.answer}
        </Notice>
      )}
      <div>
        <Button type="submit" pending={ask.isPending}>
          Ask about this stone
        </Button>
      </div>
    </Form>
  )
}

const Form = styled.form`
  display: grid;
  gap: ${theme.space[5]};
`
const Photos = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${theme.space[4]};

  ${theme.from.tablet} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`
const Facts = styled.div`
  display: grid;
  gap: ${theme.space[4]};

  ${theme.from.tablet} {
    grid-template-columns: 1fr 1fr;
    align-items: end;
  }
`
