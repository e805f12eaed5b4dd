import { Button } from '@payloadcms/ui'

type SaveSettingsProps = { label: string; changes: number; isSaving: boolean }

export const SaveSettings = ({ label, changes, isSaving }: SaveSettingsProps) => (
  <div className="settings__actions">
    <Button type="submit" disabled={isSaving || changes === 0}>
      {label}
    </Button>
    <span role="status">{changes > 0 && `${changes} unsaved ${changes === 1 ? 'change' : 'changes'}`}</span>
  </div>
)
