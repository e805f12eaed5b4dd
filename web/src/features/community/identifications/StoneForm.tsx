import { useRef, useState, type FormEvent } from 'react'
import { styled } from 'styled-components'
import { ApiError, serverMessage } from '#contracts/platform/ApiError.ts'
import { NEEDED_PHOTOS, PHOTO_KINDS } from '#contracts/community/identifications.ts'
import { draftOf } from '../../../lib/draft.ts'
import { runMutation } from '../../../lib/runMutation.ts'
import { t } from '../../../lib/text.ts'
import { showToast } from '../../../lib/toastStore.ts'
import { theme } from '../../../theme.ts'
import { Button } from '../../../ui/Button.tsx'
import { Checkbox } from '../../../ui/Checkbox.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { PhotoSlot } from './PhotoSlot.tsx'
import { EMPTY_STONE, readStoneForm, type StoneProblems, type StoneValues } from './readStoneForm.ts'
import { StoneFacts } from './StoneFacts.tsx'
import { type StonePhotos, useAskAboutStone } from './queries.ts'

const draft = draftOf('stone', EMPTY_STONE, 'personal')

export function StoneForm() {
  const [values, setValues] = useState(draft.read)
  const [photos, setPhotos] = useState<StonePhotos>({})
  const [isPublic, setPublic] = useState(false)
  const [problems, setProblems] = useState<StoneProblems>({})
  const form = useRef<HTMLFormElement>(null)
  const ask = useAskAboutStone()

  function change(name: keyof StoneValues, value: string) {
    const next = { ...values, [name]: value }
    setValues(next)
    draft.save(next)
  }

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    const { facts, problems: found } = readStoneForm(values, photos, isPublic)
    setProblems(found)
    if (!facts) {
      form.current?.querySelector<HTMLElement>(`[name=${Object.keys(found)[0]}]`)?.focus()
      return
    }
    runMutation(
      ask,
      { facts, photos },
      {
        onSuccess: ({ position }) => {
          draft.clear()
          setValues(EMPTY_STONE)
          setPhotos({})
          setPublic(false)
          showToast({
            title: t('Your stone is in the queue'),
            description: t('It is number {position}.', { position: position ?? 1 }),
          })
        },
        onError: (failure) =>
          setProblems({
            ...(failure instanceof ApiError && failure.fieldErrors),
            answer: serverMessage(failure, t('We couldn’t send your stone. Please try again.')),
          }),
      },
    )
  }

  return (
    <Form ref={form} onSubmit={handleSubmit} noValidate aria-label={t('Your stone')}>
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
      <StoneFacts values={values} problems={problems} onChange={change} />
      <Checkbox checked={isPublic} onChange={({ target }) => setPublic(target.checked)}>
        {t('Show the photos and the answer to everyone, without my name and the place. I can change this at any time.')}
      </Checkbox>
      {problems.answer && (
        <Notice tone="bad" role="alert">
          {problems.answer}
        </Notice>
      )}
      <div>
        <Button type="submit" pending={ask.isPending}>
          {t('Ask about this stone')}
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
