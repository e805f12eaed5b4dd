import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { paths } from '#contracts/shared/paths.ts'
import { ButtonAnchor } from '../../ui/ButtonAnchor.tsx'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { DeleteAccountForm } from '../../features/people/account/DeleteAccountForm.tsx'
import { accountQuery } from '../../features/people/account/queries.ts'
import { AccountSection, Actions } from './AccountSection.tsx'
import { t } from '../../lib/text.ts'

export function DataSection() {
  const [isDeleting, setDeleting] = useState(false)
  const { data } = useQuery(accountQuery)
  return (
    <AccountSection
      title={t('Your data')}
      about={t('Everything we know about you, as a JSON file. Yours to take, or to delete.')}
    >
      <Actions>
        <ButtonAnchor href={paths.accountExport} download $tone="outline">
          {t('Export my data')}
        </ButtonAnchor>
        <Button tone="quiet" onClick={() => setDeleting(true)}>
          {t('Delete my account')}
        </Button>
      </Actions>
      <Dialog open={isDeleting} onOpenChange={setDeleting} title={t('Delete your account?')}>
        <DeleteAccountForm asksPassword={data?.hasPassword !== false} onCancel={() => setDeleting(false)} />
      </Dialog>
    </AccountSection>
  )
}
