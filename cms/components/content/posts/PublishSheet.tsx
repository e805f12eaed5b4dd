import { Drawer, useModal } from '@payloadcms/ui'
import { useText } from '../../platform/view/useText.ts'
import { PublishForm } from './PublishForm.tsx'

export const PUBLISH_SHEET = 'publish-post'

/** Everything about publishing one post, on one sheet. Its form exists only while the sheet is open. */
export function PublishSheet({ id }: { id: number }) {
  const t = useText()
  const { isModalOpen, closeModal } = useModal()
  return (
    <Drawer slug={PUBLISH_SHEET} title={t('Publish')}>
      {isModalOpen(PUBLISH_SHEET) && <PublishForm id={id} onClose={() => closeModal(PUBLISH_SHEET)} />}
    </Drawer>
  )
}
