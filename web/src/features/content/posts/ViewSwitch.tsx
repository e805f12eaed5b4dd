import { Grid2x2, List, Map } from 'lucide-react'
import { useNavigate } from 'react-router-dom'
import { styled } from 'styled-components'
import { mapAddress } from '#contracts/content/postPages.ts'
import { IconButton } from '../../../ui/IconButton.tsx'
import type { ContentView } from './contentView.ts'
import { t } from '../../../lib/text.ts'

type ViewSwitchProps = { view: ContentView | 'map'; onChange: (view: ContentView) => void }

/** The layouts of `/content`. The map has its own URL. */
export function ViewSwitch({ view, onChange }: ViewSwitchProps) {
  const navigate = useNavigate()
  return (
    <Views role="group" aria-label={t('View')}>
      <IconButton aria-label={t('Grid')} aria-pressed={view === 'grid'} onClick={() => onChange('grid')}>
        <Grid2x2 size={20} aria-hidden="true" />
      </IconButton>
      <IconButton aria-label={t('List')} aria-pressed={view === 'list'} onClick={() => onChange('list')}>
        <List size={20} aria-hidden="true" />
      </IconButton>
      <IconButton aria-label={t('Map')} aria-pressed={view === 'map'} onClick={() => void navigate(mapAddress())}>
        <Map size={20} aria-hidden="true" />
      </IconButton>
    </Views>
  )
}

const Views = styled.div`
  display: flex;
  flex: none;
`
