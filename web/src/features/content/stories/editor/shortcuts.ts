import { COMMAND_PRIORITY_HIGH, isExactShortcutMatch, IS_APPLE, KEY_DOWN_COMMAND, type LexicalEditor } from 'lexical'

export type Shortcut = {
  /** `Mod+Alt+2`: `Mod` is Command on a Mac, else Control. */
  keys: string
  run: () => void
}

export function keyLabel(keys: string): string {
  if (!IS_APPLE) return keys.replace('Mod', 'Ctrl')
  return keys.replace('Mod', '⌘').replace('Alt', '⌥').replace('Shift', '⇧').replaceAll('+', '')
}

export function registerShortcuts(editor: LexicalEditor, shortcuts: () => Shortcut[]): () => void {
  return editor.registerCommand(
    KEY_DOWN_COMMAND,
    (event) => {
      const match = shortcuts().find(({ keys }) => isPressed(event, keys))
      if (!match) return false
      event.preventDefault()
      match.run()
      return true
    },
    COMMAND_PRIORITY_HIGH,
  )
}

/** By the place of a digit key: with Alt or Shift it writes something else. */
function isPressed(event: KeyboardEvent, keys: string): boolean {
  const parts = keys.split('+')
  const key = parts.at(-1) ?? ''
  const mask = {
    altKey: parts.includes('Alt'),
    shiftKey: parts.includes('Shift'),
    ctrlKey: parts.includes('Mod') && !IS_APPLE,
    metaKey: parts.includes('Mod') && IS_APPLE,
  }
  const isDigit = /^\d$/.test(key)
  return isExactShortcutMatch(event, isDigit ? event.key : key, mask) && (!isDigit || event.code === `Digit${key}`)
}
