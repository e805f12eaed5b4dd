import { useQuery } from '@tanstack/react-query'
import { Check, Download } from 'lucide-react'
import { useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import type { FullPost } from '#contracts/content/posts.ts'
import { withStorage } from '../../../lib/browserStorage.ts'
import { formatBytes } from '../../../lib/formatBytes.ts'
import { runMutation } from '../../../lib/runMutation.ts'
import { t } from '../../../lib/text.ts'
import { useOnline } from '../../../lib/useOnline.ts'
import { theme } from '../../../theme.ts'
import { Button } from '../../../ui/Button.tsx'
import { ProgressBar } from '../../../ui/ProgressBar.tsx'
import { FieldFacts } from './FieldFacts.tsx'
import { fieldRecordsQuery, useRemoveFieldCopy, useSaveFieldCopy } from './queries.ts'
import type { SaveProgress } from './saveFieldCopy.ts'
import { saveProblem } from './saveProblem.ts'

const isSupported = () => Boolean(withStorage(() => caches)) && 'serviceWorker' in navigator && 'locks' in navigator

/** On a post's page, for members: keeps it on this device. */
export function SaveForField({ post }: { post: FullPost }) {
  const isOnline = useOnline()
  const { data: records } = useQuery({ ...fieldRecordsQuery, enabled: isSupported() })
  const [progress, setProgress] = useState<SaveProgress | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const stop = useRef<AbortController>(null)
  const save = useSaveFieldCopy(post.id)
  const remove = useRemoveFieldCopy()
  if (!records) return null
  const record = records.find(({ postId }) => postId === String(post.id))

  function handleSave() {
    const controller = new AbortController()
    stop.current = controller
    setProblem(null)
    runMutation(
      save,
      { signal: controller.signal, onProgress: setProgress },
      { onError: (error) => setProblem(saveProblem(error)), onSettled: () => setProgress(null) },
    )
  }

  if (save.isPending) {
    const { files, of, bytes } = progress ?? { files: 0, of: 1, bytes: 0 }
    return (
      <Box role="group" aria-label={t('Save for the field')}>
        <ProgressBar label={t('Saving for the field')} value={files} max={of} />
        <Line>
          <span>{t('Saving, {bytes}', { bytes: formatBytes(bytes) })}</span>
          <Button tone="outline" size="compact" onClick={() => stop.current?.abort()}>
            {t('Stop')}
          </Button>
        </Line>
      </Box>
    )
  }
  if (record)
    return (
      <Box role="group" aria-label={t('Save for the field')}>
        <Line role="status">
          <Check size={18} aria-hidden="true" />
          <FieldFacts record={record} />
        </Line>
        <Line>
          <Button tone="outline" size="compact" pending={remove.isPending} onClick={() => remove.mutate(post.id)}>
            {t('Remove from this device')}
          </Button>
          <Link to="/saved">{t('All saved posts')}</Link>
        </Line>
      </Box>
    )
  if (!isOnline) return null
  return (
    <Box role="group" aria-label={t('Save for the field')}>
      <Button tone="outline" size="compact" onClick={handleSave}>
        <Download size={18} aria-hidden="true" />
        {t('Save for the field')}
      </Button>
      {problem && <Problem role="alert">{problem}</Problem>}
    </Box>
  )
}

const Box = styled.div`
  display: grid;
  justify-items: start;
  gap: ${theme.space[2]};
  max-inline-size: 30rem;

  > [role='progressbar'] {
    inline-size: 100%;
  }
`
const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[2]} ${theme.space[3]};
  font-size: ${theme.size.sm};

  > svg {
    flex: none;
    color: ${theme.color.malachite};
  }
`
const Problem = styled.p`
  color: ${theme.color.garnet};
  font-size: ${theme.size.sm};
`
