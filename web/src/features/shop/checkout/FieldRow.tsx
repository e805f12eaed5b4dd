import { styled } from 'styled-components'
import { theme } from '../../../theme.ts'

export const FieldRow = styled.div`
  display: grid;
  gap: ${theme.space[4]};

  ${theme.from.phone} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`

export const FieldGroup = styled.fieldset`
  display: grid;
  gap: ${theme.space[4]};

  > legend {
    margin-block-end: ${theme.space[3]};
    padding: 0;
    font: 700 ${theme.size.h3} / 1.2 ${theme.font.display};
  }
`
