import { useRef, useState, type FormEvent } from 'react'
import { styled } from 'styled-components'
import { ApiError, serverMessage } from '#contracts/platform/ApiError.ts'
import { type LoggedFind, loggedFindInput } from '#contracts/community/loggedFinds.ts'
import { STATES } from '#contracts/content/states.ts'
import { runMutation } from '../../../lib/runMutation.ts'
import { issueTexts } from '../../../lib/issueTexts.ts'
import { t } from '../../../lib/text.ts'
import { theme } from '../../../theme.ts'
import { Button } from '../../../ui/Button.tsx'
import { Checkbox } from '../../../ui/Checkbox.tsx'
import { Field } from '../../../ui/Field.tsx'
import { Input, Select, Textarea } from '../../../ui/Input.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { FindPhotoFields } from './FindPhotoFields.tsx'
import { PlaceField, type ChosenPoint } from './PlaceField.tsx'
import { useSaveFind } from './queries.ts'

type FindFormProps = {
  /** Null for a new one. */
  find: LoggedFind | null
  nextNumber: string
  onSaved: (find: LoggedFind) => void
  onCancel: () => void
}

export function FindForm({ find, nextNumber, onSaved, onCancel }: FindFormProps) {
  const [values, setValues] = useState({
    catalogueNumber: find?.catalogueNumber ?? nextNumber,
    stone: find?.stone ?? '',
    foundOn: find?.foundOn ?? '',
    place: find?.place ?? '',
    state: find?.state ?? '',
    notes: find?.notes ?? '',
  })
  const [point, setPoint] = useState<ChosenPoint>(undefined)
  const [consent, setConsent] = useState({ mayShow: find?.mayShow ?? false, showName: find?.showName ?? false })
  const [added, setAdded] = useState<string[]>([])
  const [removed, setRemoved] = useState<LoggedFind['photos']>([])
  const [problems, setProblems] = useState<Record<string, string>>({})
  const form = useRef<HTMLFormElement>(null)
  const save = useSaveFind(find?.id ?? null)

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    const { data, error } = loggedFindInput.safeParse({
      ...values,
      ...consent,
      foundOn: values.foundOn || null,
      state: values.state || null,
      ...(point !== undefined && { point }),
    })
    const found = issueTexts(error?.issues)
    setProblems(found)
    if (!data) return focusOn(Object.keys(found)[0])
    runMutation(
      save,
      { facts: data, added, removed },
      {
        onSuccess: onSaved,
        onError: (failure) => {
          const fields = failure instanceof ApiError ? failure.fieldErrors : {}
          setProblems({ ...fields, answer: serverMessage(failure, t('We couldn’t save your find. Please try again.')) })
          focusOn(Object.keys(fields)[0])
        },
      },
    )
  }

  const focusOn = (name: string | undefined) => form.current?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus()
  const bind = (name: keyof typeof values) => ({
    name,
    value: values[name],
    onChange: ({ target }: { target: { value: string } }) => setValues({ ...values, [name]: target.value }),
  })

  return (
    <Form ref={form} onSubmit={handleSubmit} noValidate aria-label={find ? t('Change this find') : t('Log a find')}>
      <FindPhotoFields
        find={find}
        removed={removed}
        added={added}
        onAdd={(photo) => setAdded((before) => [...before, photo])}
        onDrop={(index) => setAdded((before) => before.filter((_, at) => at !== index))}
        onRemove={(photo) => setRemoved((before) => [...before, photo])}
      />
      <Pair>
        <Field label={t('What it is')} error={problems['stone']}>
          {(aria) => <Input {...aria} {...bind('stone')} maxLength={80} placeholder={t('Lake Superior agate')} />}
        </Field>
        <Field label={t('Catalog number')} error={problems['catalogueNumber']}>
          {(aria) => <Input {...aria} {...bind('catalogueNumber')} maxLength={30} />}
        </Field>
        <Field label={t('Found on')} necessity="optional" error={problems['foundOn']}>
          {(aria) => <Input {...aria} {...bind('foundOn')} type="date" />}
        </Field>
        <Field label={t('State')} necessity="optional" error={problems['state']}>
          {(aria) => (
            <Select {...aria} {...bind('state')}>
              <option value="">{t('Not noted')}</option>
              {STATES['US']?.map(({ code, name }) => (
                <option key={code} value={code}>
                  {name}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field
          label={t('Place, in your words')}
          necessity="optional"
          hint={t('Only you see it, unless you share it.')}
          error={problems['place']}
        >
          {(aria) => (
            <Input {...aria} {...bind('place')} maxLength={80} placeholder={t('Gravel bar below the bridge')} />
          )}
        </Field>
        <PlaceField cell={find?.cell ?? null} state={values.state} point={point} onChange={setPoint} />
      </Pair>
      <Field label={t('Notes')} necessity="optional" error={problems['notes']}>
        {(aria) => <Textarea {...aria} {...bind('notes')} maxLength={2000} />}
      </Field>
      <Consent>
        <legend>{t('Find of the month')}</legend>
        <Checkbox
          checked={consent.mayShow}
          onChange={({ target }) => setConsent({ ...consent, mayShow: target.checked })}
        >
          {t('The creator may show this find: its photos, what it is, and the state. I can change this at any time.')}
        </Checkbox>
        {consent.mayShow && (
          <Checkbox
            checked={consent.showName}
            onChange={({ target }) => setConsent({ ...consent, showName: target.checked })}
          >
            {t('With my display name')}
          </Checkbox>
        )}
        {find?.isChosen && <p>{t('It is find of the month now. Once you save, it is no longer shown.')}</p>}
      </Consent>
      {problems['answer'] && (
        <Notice tone="bad" role="alert">
          {problems['answer']}
        </Notice>
      )}
      <Row>
        <Button type="submit" pending={save.isPending}>
          {find ? t('Save changes') : t('Save this find')}
        </Button>
        <Button tone="quiet" onClick={onCancel}>
          {t('Cancel')}
        </Button>
      </Row>
    </Form>
  )
}

const Form = styled.form`
  display: grid;
  gap: ${theme.space[5]};
  max-inline-size: 52rem;
`
const Pair = styled.div`
  display: grid;
  gap: ${theme.space[4]};

  ${theme.from.tablet} {
    grid-template-columns: 1fr 1fr;
    align-items: end;
  }
`
const Consent = styled.fieldset`
  display: grid;
  gap: ${theme.space[2]};

  legend {
    margin-block-end: ${theme.space[2]};
    font-weight: 650;
  }

  p {
    color: ${theme.color.muted};
    font-size: ${theme.size.sm};
  }
`
const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[3]};
`
