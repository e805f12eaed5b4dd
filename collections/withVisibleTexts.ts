import { type SanitizedConfig, type TextFieldValidation, traverseFields } from 'payload'
import { hasVisible } from '#contracts/shared/visibleText.ts'

type Validate = (value: unknown, options: unknown) => ReturnType<TextFieldValidation>

/** Texts of the panel need a visible character, as those of the site; one that isn't required may also be blank. */
export function withVisibleTexts(config: SanitizedConfig): SanitizedConfig {
  for (const { fields } of [...config.collections, ...config.globals])
    traverseFields({
      fields,
      callback: ({ field }) => {
        if (field.type !== 'text' && field.type !== 'textarea') return
        field.validate = refuseInvisible(field.validate as Validate | undefined, field.required === true) as never
      },
    })
  return config
}

const refuseInvisible =
  (validate: Validate | undefined, isRequired: boolean): Validate =>
  (value, options) =>
    typeof value === 'string' && (isRequired ? value : value.trim()) !== '' && !hasVisible(value)
      ? 'Please enter at least one visible character.'
      : (validate?.(value, options) ?? true)
