import { FieldLabel } from '@payloadcms/ui'
import type { UIFieldServerProps } from 'payload'
import { addressOf } from '#contracts/shared/addressOf.ts'
import { readLegalText } from '#contracts/routes/content/legalTexts.ts'
import { poolOf } from '#database/poolOf.ts'
import { holdsTerms, readAcceptedTerms } from '#domain/operations/reports/readAcceptedTerms.ts'

/** The date of the accepted terms, with a link to their text. */
export async function TermsField({ clientField, collectionSlug, data, payload, path }: UIFieldServerProps) {
  const id = Number(data['id'])
  const terms = id && holdsTerms(collectionSlug) ? await readAcceptedTerms(poolOf(payload), collectionSlug, id) : null
  return (
    <div className="field-type text read-only">
      <FieldLabel label={clientField.label} path={path} />
      {terms ? (
        <a href={addressOf(readLegalText, { params: { hash: terms.hash } })} target="_blank" rel="noreferrer">
          As of {day.format(terms.at)}
        </a>
      ) : (
        <span>None</span>
      )}
    </div>
  )
}

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' })
