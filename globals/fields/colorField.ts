import type { TextField } from 'payload'
import { colors, type Scheme } from '#contracts/platform/colorSchemes.ts'
import type { ColorName } from '#contracts/platform/tokens.ts'
import { validateColor } from '#hooks/site/validateColor.ts'

type Accent = { name: string; label: string; stone: ColorName; description: string }

/** An accent as a hex color; empty keeps the standard. */
export const colorField = (scheme: Scheme, { name, label, stone, description }: Accent): TextField => ({
  name,
  label,
  type: 'text',
  maxLength: 7,
  validate: validateColor(scheme),
  admin: {
    description: `${description} Empty: ${colors[scheme][stone]}.`,
    placeholder: colors[scheme][stone],
    components: { Field: '/cms/components/platform/fields/ColorInput.tsx#ColorInput' },
  },
})
