import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { readStoryFilms } from '#contracts/routes/content/stories.ts'
import type { StoryFilm } from '#contracts/content/story.ts'
import { MAX_STORY_LINE } from '#contracts/shared/textLimits.ts'
import { formatDuration } from '../../../../../lib/formatDuration.ts'
import { readQuery } from '../../../../../lib/readQuery.ts'
import { Field } from '../../../../../ui/Field.tsx'
import { Input } from '../../../../../ui/Input.tsx'
import { mediaOf } from '../../readNode.ts'
import type { Choice } from './ChoiceBody.tsx'
import { ChosenOr } from './ChosenOr.tsx'
import type { PartFormProps } from './PartFormProps.ts'
import { fieldsOf, textOf } from './fieldsOf.ts'
import { Picker } from './Picker.tsx'
import { t } from '../../../../../lib/text.ts'

const filmsQuery = readQuery(readStoryFilms, {})

export function FilmForm({ node, onChange }: PartFormProps) {
  const { film, caption } = fieldsOf(node)
  const { data: films } = useQuery(filmsQuery)
  return (
    <>
      <ChosenOr
        chosen={chosenOf(film, films)}
        picker={(onPicked) => (
          <FilmPicker
            onPick={({ id, url, kind, alt, width, height }) => {
              onChange({ film: { id, url, kind, alt, width, height } })
              onPicked()
            }}
          />
        )}
      />
      <Field label={t('Caption')} necessity="optional">
        {(aria) => (
          <Input
            {...aria}
            value={textOf(caption)}
            maxLength={MAX_STORY_LINE}
            onChange={({ target }) => onChange({ caption: target.value })}
          />
        )}
      </Field>
    </>
  )
}

function FilmPicker({ onPick }: { onPick: (film: StoryFilm) => void }) {
  const [text, setText] = useState('')
  const { data: films, isError } = useQuery(filmsQuery)
  const wanted = text.trim().toLowerCase()
  const found = (films ?? []).filter((film) => titleOf(film).toLowerCase().includes(wanted))
  return (
    <Picker
      label={t('Film')}
      hint={t('A film of one of your posts. Everyone who can read this part of the story can watch it.')}
      text={text}
      onText={setText}
      items={found.map((film) => ({ ...choiceOf(film), film }))}
      status={statusOf()}
      onPick={({ film }) => onPick(film)}
    />
  )

  function statusOf(): string {
    if (isError) return t('Your films could not be loaded. Please reload the page.')
    if (!films) return t('Loading your films…')
    if (films.length === 0) return t('You have no films yet. Publish a video first.')
    return found.length > 0
      ? t('{count, plural, one {# film} other {# films}}', { count: found.length })
      : t('None of your films is called “{words}”.', { words: text.trim() })
  }
}

const titleOf = ({ title, alt }: StoryFilm): string => title || alt || t('A film without a post')

const choiceOf = (film: StoryFilm): Choice => ({
  key: String(film.id),
  title: titleOf(film),
  detail: film.duration === null ? t('Film') : t('Film · {duration}', { duration: formatDuration(film.duration) }),
  imageUrl: film.imageUrl,
})

function chosenOf(film: unknown, films: StoryFilm[] | undefined): Choice | null {
  if (typeof film === 'string' && film)
    return { key: film, title: t('Uploaded film'), detail: t('Film'), imageUrl: null }
  const media = mediaOf(film)
  if (!media) return null
  const known = films?.find(({ id }) => id === media.id)
  return known ? choiceOf(known) : { key: media.url, title: media.alt || t('Film'), detail: t('Film'), imageUrl: null }
}
