import { RefreshCw } from 'lucide-react'
import { useState } from 'react'
import { styled } from 'styled-components'
import { serverMessage } from '#contracts/platform/ApiError.ts'
import { may } from '#contracts/platform/roles.ts'
import { runMutation } from '../../../lib/runMutation.ts'
import { handleSessionExpired } from '../../../lib/sessionExpired.ts'
import { t } from '../../../lib/text.ts'
import { showToast } from '../../../lib/toastStore.ts'
import { useVisitor } from '../../../lib/visitor.ts'
import { theme } from '../../../theme.ts'
import { Button } from '../../../ui/Button.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { useSyncMerchandise, useTestConnection } from './catalogueQueries.ts'

/** A failure stays on the page after its toast has closed. */
export function CatalogueActions() {
  const { user } = useVisitor()
  const sync = useSyncMerchandise()
  const test = useTestConnection()
  const [failure, setFailure] = useState<{ title: string; description: string } | null>(null)

  function fail(error: unknown, title: string, fallback: string) {
    if (handleSessionExpired(error)) return
    const description = serverMessage(error, fallback)
    setFailure({ title, description })
    showToast({ tone: 'destructive', title, description })
  }

  function handleSync() {
    setFailure(null)
    runMutation(sync, undefined, {
      onSuccess: ({ count }) =>
        showToast({
          title: t('Sync Complete'),
          description: t('Successfully synced {count} merchandise items', { count }),
        }),
      onError: (error) => fail(error, t('Sync Failed'), t('Failed to sync merchandise')),
    })
  }

  function handleTest() {
    setFailure(null)
    runMutation(test, undefined, {
      onSuccess: ({ message }) => showToast({ title: t('Connection Test'), description: message }),
      onError: (error) => fail(error, t('Connection Failed'), t('Failed to connect to the print provider')),
    })
  }

  if (!may(user, 'manageCatalogue')) return null
  return (
    <>
      <Button tone="outline" onClick={handleTest} pending={test.isPending}>
        {t('Test Connection')}
      </Button>
      <Button onClick={handleSync} pending={sync.isPending}>
        {!sync.isPending && <RefreshCw size={16} aria-hidden="true" />}
        {sync.isPending ? t('Syncing...') : t('Sync Products')}
      </Button>
      {failure && (
        <Full>
          <Notice tone="bad" title={failure.title}>
            {failure.description}
          </Notice>
        </Full>
      )}
    </>
  )
}

const Full = styled.div`
  flex-basis: 100%;
  max-inline-size: 26rem;
  font-size: ${theme.size.sm};
`
