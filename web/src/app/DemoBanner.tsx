import { styled } from 'styled-components'
import { theme } from '../theme.ts'
import { t } from '../lib/text.ts'

export function DemoBanner() {
  return (
    <aside aria-label={t('Demo')}>
      <Strip>{t('Demo: no card is charged and no package is sent.')}</Strip>
    </aside>
  )
}

const Strip = styled.p`
  padding: ${theme.space[1]} ${theme.space[4]};
  background: ${theme.color.pyriteSoft};
  color: ${theme.color.pyrite};
  font: 600 ${theme.size.xs} / 1.5 ${theme.font.text};
  text-align: center;
`
