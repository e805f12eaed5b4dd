import { Images, Play } from 'lucide-react'
import { styled } from 'styled-components'
import type { PostType } from '#contracts/content/posts.ts'
import { msg } from '#contracts/shared/msg.ts'
import { theme } from '../../../theme.ts'
import { t } from '../../../lib/text.ts'

const TYPES = [
  { type: 'video', label: msg('Video'), Icon: Play },
  { type: 'gallery', label: msg('Photo Gallery'), Icon: Images },
] as const

type TypeChoiceProps = { value: PostType; onChange: (type: PostType) => void }

export function TypeChoice({ value, onChange }: TypeChoiceProps) {
  return (
    <Group>
      <legend>{t('Content type')}</legend>
      {TYPES.map(({ type, label, Icon }) => (
        <Choice key={type}>
          <input type="radio" name="content-type" checked={value === type} onChange={() => onChange(type)} />
          <Icon size={20} strokeWidth={1.75} aria-hidden="true" />
          {t(label)}
        </Choice>
      ))}
    </Group>
  )
}

const Group = styled.fieldset`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${theme.space[3]};

  legend {
    margin-block-end: ${theme.space[1]};
    padding: 0;
    font-weight: 650;
  }
`
const Choice = styled.label`
  position: relative;
  display: flex;
  align-items: center;
  gap: ${theme.space[3]};
  padding: ${theme.space[4]};
  border: 1px solid ${theme.color.lineStrong};
  ${theme.cleave.small}
  background: ${theme.color.surface};
  font-weight: 500;
  cursor: pointer;

  input {
    position: absolute;
    inset: 0;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }

  &:has(:checked) {
    border-color: ${theme.color.carnelian};
    background: ${theme.color.carnelianSoft};
    font-weight: 650;
  }

  &:has(:focus-visible) {
    outline: 3px solid ${theme.color.focus};
    outline-offset: 3px;
  }
`
