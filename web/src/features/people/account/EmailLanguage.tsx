import { useQuery } from '@tanstack/react-query'
import { isLanguage } from '#contracts/shared/languages.ts'
import type { CurrentUser } from '#contracts/people/people.ts'
import { languageNames } from '../../../lib/languageNames.ts'
import { runMutation } from '../../../lib/runMutation.ts'
import { showError } from '../../../lib/showError.ts'
import { t } from '../../../lib/text.ts'
import { Field } from '../../../ui/Field.tsx'
import { Select } from '../../../ui/Input.tsx'
import { accountQuery, useChangeName } from './queries.ts'

type EmailLanguageProps = { user: Pick<CurrentUser, 'firstName' | 'lastName'> }

/** Stored with the name, because an email addresses its reader with both. */
export function EmailLanguage({ user: { firstName, lastName } }: EmailLanguageProps) {
  const { data } = useQuery(accountQuery)
  const change = useChangeName()
  if (!data) return null
  const shown = change.variables?.language ?? data.language

  function choose(wanted: string) {
    if (!isLanguage(wanted)) return
    const input = { firstName, lastName, language: wanted }
    runMutation(change, input, { onError: (error) => showError(error, t('That didn’t work. Please try again.')) })
  }

  return (
    <Field label={t('Language of our emails')}>
      {(aria) => (
        <Select {...aria} value={shown} onChange={({ target }) => choose(target.value)}>
          {Object.entries(languageNames).map(([code, name]) => (
            <option key={code} value={code} lang={code}>
              {name}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}
