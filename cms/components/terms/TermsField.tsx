import { FieldLabel } from '@payloadcms/ui'
import type { TextFieldServerProps } from 'payload'
import { addressOf } from '#contracts/addressOf.ts'
import { readLegalText } from '#contracts/routes/legalTexts.ts'
import { poolOf } from '#database/poolOf.ts'
import { readTermsDate } from '#domain/reports/readTermsDate.ts'

/** The date of the accepted terms, with a link to their text. The stored hash says nothing to a person. */
export async function TermsField({ clientField, data, payload, path }: TextFieldServerProps) {
  const { termsHash: hash } = data as { termsHash?: string | null }
  const at = hash ? await readTermsDate(poolOf(payload), hash) : null
  return (
    <div className="field-type text read-only">
      <FieldLabel label={clientField.label} path={path} />
      {hash && at ? (
        <a href={addressOf(readLegalText, { params: { hash } })} target="_blank" rel="noreferrer">
          As of {day.format(at)}
        </a>
      ) : (
        <span>None</span>
      )}
    </div>
  )
}

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' })
