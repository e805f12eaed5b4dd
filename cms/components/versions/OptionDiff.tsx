'use client'
import type { FieldDiffClientProps } from 'payload'
import { optionLabel } from '../view/optionLabel.ts'
import { ValueDiff } from './ValueDiff.tsx'

export const OptionDiff = (props: FieldDiffClientProps) => (
  <ValueDiff
    {...props}
    inWords={(value) =>
      [value]
        .flat()
        .map((one) => optionLabel(props.field, String(one)))
        .join(', ')
    }
  />
)
