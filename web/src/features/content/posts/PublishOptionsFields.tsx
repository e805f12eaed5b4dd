import { msg } from '#contracts/shared/msg.ts'
import { Field } from '../../../ui/Field.tsx'
import { Input, Select } from '../../../ui/Input.tsx'
import { KINDS } from '../../../lib/postKinds.ts'
import type { Audience, OptionProblems, PublishOptions } from './publishOptions.ts'
import { t } from '../../../lib/text.ts'

const AUDIENCES: readonly { value: Audience; label: string; hint: string }[] = [
  {
    value: 'subscribers',
    label: msg('Subscribers only'),
    hint: msg('Published content is automatically subscriber-only.'),
  },
  {
    value: 'early',
    label: msg('Subscribers first'),
    hint: msg('Everyone can see it, for free, from the time you choose below.'),
  },
  { value: 'everyone', label: msg('Everyone'), hint: msg('Free for everyone, as soon as it’s published.') },
]

type PublishOptionsFieldsProps = {
  value: PublishOptions
  problems: OptionProblems
  onChange: (changes: Partial<PublishOptions>) => void
}

/** Only employees choose these. */
export function PublishOptionsFields({ value, problems, onChange }: PublishOptionsFieldsProps) {
  return (
    <>
      <Field label={t('Kind')}>
        {(aria) => (
          <Select
            {...aria}
            value={value.kind}
            onChange={({ target }) => {
              const chosen = KINDS.find(({ kind }) => kind === target.value)
              if (chosen) onChange({ kind: chosen.kind })
            }}
          >
            {KINDS.map(({ kind, one }) => (
              <option key={kind} value={kind}>
                {t(one)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field
        label={t('Audience')}
        hint={t(AUDIENCES.find((audience) => audience.value === value.audience)?.hint ?? '')}
      >
        {(aria) => (
          <Select
            {...aria}
            value={value.audience}
            onChange={({ target }) => {
              const chosen = AUDIENCES.find((audience) => audience.value === target.value)
              if (chosen) onChange({ audience: chosen.value })
            }}
          >
            {AUDIENCES.map(({ value: audience, label }) => (
              <option key={audience} value={audience}>
                {t(label)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {value.audience === 'early' && (
        <Field label={t('Open to everyone from')} necessity="required" error={problems.publicAt}>
          {(aria) => (
            <Input
              {...aria}
              type="datetime-local"
              name="publicAt"
              value={value.publicAt}
              onChange={({ target }) => onChange({ publicAt: target.value })}
            />
          )}
        </Field>
      )}
      <Field
        label={t('Publish at')}
        necessity="optional"
        hint={t('In your time zone. Leave it empty to publish now.')}
        error={problems.publishAt}
      >
        {(aria) => (
          <Input
            {...aria}
            type="datetime-local"
            name="publishAt"
            value={value.publishAt}
            onChange={({ target }) => onChange({ publishAt: target.value })}
          />
        )}
      </Field>
    </>
  )
}
