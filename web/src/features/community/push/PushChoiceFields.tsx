import { styled } from 'styled-components'
import type { PushChoices } from '#contracts/community/push.ts'
import { KINDS } from '../../../lib/postKinds.ts'
import { theme } from '../../../theme.ts'
import { Checkbox } from '../../../ui/Checkbox.tsx'
import { t } from '../../../lib/text.ts'

type PushChoiceFieldsProps = { value: PushChoices; onChange: (value: PushChoices) => void }

export function PushChoiceFields({ value: { kinds, replies }, onChange }: PushChoiceFieldsProps) {
  return (
    <Choices>
      <legend>{t('Notify me about')}</legend>
      {KINDS.map(({ kind, many }) => (
        <Checkbox
          key={kind}
          checked={kinds.includes(kind)}
          onChange={({ target }) =>
            onChange({
              replies,
              kinds: KINDS.map((one) => one.kind).filter((one) =>
                one === kind ? target.checked : kinds.includes(one),
              ),
            })
          }
        >
          {t(many)}
        </Checkbox>
      ))}
      <Checkbox checked={replies} onChange={({ target }) => onChange({ kinds, replies: target.checked })}>
        {t('Replies to my comments')}
      </Checkbox>
    </Choices>
  )
}

const Choices = styled.fieldset`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(9.5rem, max-content));
  column-gap: ${theme.space[5]};
  inline-size: 100%;
  padding: 0;
  border: 0;

  legend {
    color: ${theme.color.muted};
    font-size: ${theme.size.sm};
  }
`
