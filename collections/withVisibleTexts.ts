import { type SanitizedConfig, type TextFieldValidation, traverseFields } from 'payload'
import { hasVisible } from '#contracts/visibleText.ts'

type Validate = (value: unknown, options: unknown) => ReturnType<TextFieldValidation>

/** The panel's required texts need a visible character, as those of the site. */
export function withVisibleTexts(config: SanitizedConfig): SanitizedConfig {
  for (const { fields } of [...config.collections, ...config.globals])
    traverseFields({
      fields,
      callback: ({ field }) => {
        if ((field.type !== 'text' && field.type !== 'textarea') || !field.required) return
        field.validate = refuseInvisible(field.validate as Validate | undefined) as never
      },
    })
  return config
}

const refuseInvisible =
  (validate: Validate | undefined): Validate =>
  (value, options) =>
    typeof value === 'string' && value !== '' && !hasVisible(value)
      ? 'Please enter at least one visible character.'
      : (validate?.(value, options) ?? true)
