import { styled } from 'styled-components'
import { theme } from '../../../theme.ts'

export const FieldSet = styled.fieldset`
  display: grid;
  gap: ${theme.space[4]};
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 0;

  > legend {
    margin-block-end: ${theme.space[3]};
    padding: 0;
    font: 700 ${theme.size.h4} / 1.25 ${theme.font.display};
  }
`
