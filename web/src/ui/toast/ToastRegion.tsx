import { Check, CircleAlert, Info, X } from 'lucide-react'
import { Toast as Radix } from 'radix-ui'
import { useEffect } from 'react'
import { keyframes, styled } from 'styled-components'
import { theme } from '../../theme.ts'
import { IconButton } from '../IconButton.tsx'
import { dismissToast, markToastShown, TOAST_DURATION_MS, type Toast } from '../../lib/toastStore.ts'
import { t } from '../../lib/text.ts'

export function ToastRegion({ toast }: { toast: Toast }) {
  const destructive = toast.tone === 'destructive'
  const Icon = icons[toast.tone ?? 'success']

  return (
    <Radix.Provider label={t('Notification')} duration={TOAST_DURATION_MS} swipeDirection="right">
      <Bar
        key={toast.id}
        open={toast.open}
        onOpenChange={(open) => open || dismissToast(toast.id)}
        type={destructive ? 'foreground' : 'background'}
        data-tone={toast.tone ?? 'success'}
      >
        <Shown id={toast.id} />
        <Icon size={20} strokeWidth={1.75} aria-hidden="true" />
        <div>
          <Title>{toast.title}</Title>
          {toast.description && <Radix.Description>{toast.description}</Radix.Description>}
        </div>
        <Radix.Close asChild>
          <IconButton aria-label={t('Close notification')}>
            <X size={16} aria-hidden="true" />
          </IconButton>
        </Radix.Close>
      </Bar>
      {/* Radix fills in the key. */}
      <Viewport label={t('Notifications ({hotkey})', { hotkey: '{hotkey}' })} />
    </Radix.Provider>
  )
}

/** Inside the toast, because Radix mounts a toast only after its viewport. */
function Shown({ id }: { id: number }) {
  useEffect(() => markToastShown(id), [id])
  return null
}

const icons = { success: Check, info: Info, destructive: CircleAlert }

const enter = keyframes`
  from { opacity: 0; translate: 0 16px; }
`
const Viewport = styled(Radix.Viewport)`
  position: fixed;
  inset-block-end: var(--view-as, env(safe-area-inset-bottom, 0));
  inset-inline-end: 0;
  z-index: ${theme.layer.toast};
  inline-size: min(100vw, 26rem);
  margin: 0;
  padding: ${theme.space[4]};
  list-style: none;

  /* Beside the sheet, whose buttons are at this end. */
  [data-sheet] & {
    ${theme.from.tablet} {
      inset-inline: 0 auto;
    }
  }
`
const Bar = styled(Radix.Root)`
  display: grid;
  grid-template-columns: auto 1fr auto;
  gap: ${theme.space[3]};
  align-items: start;
  padding: ${theme.space[3]} ${theme.space[2]} ${theme.space[3]} ${theme.space[4]};
  border: 1px solid ${theme.color.line};
  border-inline-start: 4px solid ${theme.color.malachite};
  ${theme.cleave.small}
  background: ${theme.color.raised};
  box-shadow: ${theme.shadow.floating};
  animation: ${enter} ${theme.motion.base} ${theme.motion.ease};

  > svg {
    margin-block-start: 0.2rem;
    color: ${theme.color.malachite};
  }

  &[data-tone='info'] {
    border-inline-start-color: ${theme.color.azurite};

    > svg {
      color: ${theme.color.azurite};
    }
  }

  &[data-tone='destructive'] {
    border-inline-start-color: ${theme.color.garnet};

    > svg {
      color: ${theme.color.garnet};
    }
  }

  &[data-swipe='move'] {
    translate: var(--radix-toast-swipe-move-x) 0;
  }
`
const Title = styled(Radix.Title)`
  font-weight: 650;
`
