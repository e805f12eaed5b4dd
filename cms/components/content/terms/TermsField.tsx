import { FieldLabel } from '@payloadcms/ui'
import type { UIFieldServerProps } from 'payload'
import { addressOf } from '#contracts/shared/addressOf.ts'
import { readLegalText } from '#contracts/routes/content/legalTexts.ts'
import { poolOf } from '#database/poolOf.ts'
import { holdsTerms, readAcceptedTerms } from '#domain/operations/reports/readAcceptedTerms.ts'
import { formatsIn } from '../../platform/view/formats.ts'

/** The date of the accepted terms, with a link to their text. */
export async function TermsField({ collectionSlug, data, payload, path, i18n }: UIFieldServerProps) {
  const { t, date } = formatsIn(i18n.language)
  const id = Number(data['id'])
  const terms = id && holdsTerms(collectionSlug) ? await readAcceptedTerms(poolOf(payload), collectionSlug, id) : null
  return (
    <div className="field-type text read-only">
      <FieldLabel label={t('Version of the terms')} path={path} />
      {terms ? (
        <a href={addressOf(readLegalText, { params: { hash: terms.hash } })} target="_blank" rel="noreferrer">
          {t('As of {day}', { day: date(terms.at, { dateStyle: 'long' }) })}
        </a>
      ) : (
        <span>{t('No terms')}</span>
      )}
    </div>
  )
}
