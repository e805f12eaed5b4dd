import { ArrowDown, ArrowUp, Check, RefreshCw, X } from 'lucide-react'
import { styled } from 'styled-components'
import { formatBytes } from '../../lib/formatBytes.ts'
import type { Upload } from '../../lib/upload/createUploader.ts'
import { theme } from '../../theme.ts'
import { Button } from '../Button.tsx'
import { FieldError } from '../Field.tsx'
import { IconButton } from '../IconButton.tsx'
import { ProgressBar } from '../ProgressBar.tsx'
import { UploadPreview } from './UploadPreview.tsx'
import { t } from '../../lib/text.ts'

type UploadRowProps = {
  upload: Upload
  onRetry: () => void
  onRemove: () => void
  onEarlier: (() => void) | undefined
  onLater: (() => void) | undefined
}

export function stateOf({ error, progress }: Upload): 'waiting' | 'sending' | 'sent' | 'failed' {
  if (progress.uploadComplete) return 'sent'
  if (error) return 'failed'
  return progress.uploadStarted ? 'sending' : 'waiting'
}

export function UploadRow({ upload, onRetry, onRemove, onEarlier, onLater }: UploadRowProps) {
  const { name, size, type, data, error, progress } = upload
  const state = stateOf(upload)
  const percent = Math.round(progress.percentage ?? 0)
  return (
    <Row>
      {type.startsWith('image/') && data instanceof Blob && <UploadPreview file={data} />}
      <Facts>
        <Name>
          {state === 'sent' && <Check size={16} aria-label={t('Uploaded')} />}
          {name}{' '}
          <Size>
            {state === 'sending'
              ? t('{percent}% of {bytes}', { percent, bytes: formatBytes(size ?? 0) })
              : formatBytes(size ?? 0)}
          </Size>
        </Name>
        {state === 'sending' && <ProgressBar label={t('Uploading {name}', { name })} value={percent} max={100} />}
        {state === 'failed' && (
          <FieldError role="alert">
            {t('Failed to upload {name}.', { name })} {error}
          </FieldError>
        )}
      </Facts>
      <Actions>
        {state === 'failed' && (
          <Button
            size="compact"
            tone="outline"
            data-retry=""
            aria-label={t('Try {name} again', { name })}
            onClick={onRetry}
          >
            <RefreshCw size={16} aria-hidden="true" />
            {t('Try again')}
          </Button>
        )}
        {onEarlier && (
          <IconButton data-by={-1} aria-label={t('Move {name} earlier', { name })} onClick={onEarlier}>
            <ArrowUp size={16} aria-hidden="true" />
          </IconButton>
        )}
        {onLater && (
          <IconButton data-by={1} aria-label={t('Move {name} later', { name })} onClick={onLater}>
            <ArrowDown size={16} aria-hidden="true" />
          </IconButton>
        )}
        <IconButton aria-label={`${state === 'sending' ? t('Cancel') : t('Remove')} ${name}`} onClick={onRemove}>
          <X size={16} aria-hidden="true" />
        </IconButton>
      </Actions>
    </Row>
  )
}

const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[2]} ${theme.space[3]};
  padding: ${theme.space[2]} ${theme.space[2]} ${theme.space[2]} ${theme.space[3]};
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.base};
  background: ${theme.color.surface};
`
const Facts = styled.div`
  display: grid;
  flex: 1 1 7rem;
  gap: ${theme.space[2]};
  min-inline-size: 0;
`
const Name = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${theme.space[2]};
  overflow-wrap: anywhere;
`
const Size = styled.span`
  color: ${theme.color.muted};
  font: 500 ${theme.size.xs} / 1.4 ${theme.font.mono};
`
const Actions = styled.div`
  display: flex;
  align-items: center;
  margin-inline-start: auto;
`
