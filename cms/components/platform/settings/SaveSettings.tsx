import { Button } from '@payloadcms/ui'
import { useText } from '../view/useText.ts'

type SaveSettingsProps = { label: string; changes: number; isSaving: boolean }

export function SaveSettings({ label, changes, isSaving }: SaveSettingsProps) {
  const t = useText()
  return (
    <div className="settings__actions">
      <Button type="submit" disabled={isSaving || changes === 0}>
        {label}
      </Button>
      <span role="status">
        {changes > 0 && t(changes === 1 ? '{count} unsaved change' : '{count} unsaved changes', { count: changes })}
      </span>
    </div>
  )
}
