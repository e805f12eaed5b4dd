import { MediaChromeMenu, MediaChromeMenuButton, MediaChromeMenuItem } from 'media-chrome/react/menu'
import { useEffect, useId, useRef, type ChangeEvent, type ComponentRef, type ReactNode } from 'react'
import type { Language } from '#contracts/shared/languages.ts'

export type Choice = { value: string; label: string; lang?: Language | undefined }

type ChoiceMenuProps = {
  name: string
  /** The accessible name of the button, if it shows more than the menu’s name. */
  buttonName?: string
  choices: Choice[]
  chosen: string | undefined
  onChoose: (value: string) => void
  /** Shown on the button. */
  children: ReactNode
}

type CheckableItem = HTMLElement & { checked: boolean; value: string }

/** A button of the control bar with a menu of which one item is chosen. */
export function ChoiceMenu({ name, buttonName = name, choices, chosen, onChoose, children }: ChoiceMenuProps) {
  const id = `menu${useId().replaceAll(/\W/g, '')}`
  const menu = useRef<ComponentRef<typeof MediaChromeMenu>>(null)

  // The menu also changes the checked item itself, so React’s state alone is not enough.
  useEffect(() => {
    menu.current?.querySelectorAll<CheckableItem>('media-chrome-menu-item').forEach((item) => {
      item.checked = item.value === chosen
    })
  }, [chosen, choices])

  function handleChange({ currentTarget }: ChangeEvent<HTMLElement & { value: string }>) {
    if (currentTarget.value !== '') onChoose(currentTarget.value)
  }

  return (
    <>
      <MediaChromeMenu ref={menu} id={id} anchor={`${id}-button`} hidden aria-label={name} onChange={handleChange}>
        {choices.map(({ value, label, lang }) => (
          <MediaChromeMenuItem key={value} type="radio" value={value} lang={lang}>
            {label}
          </MediaChromeMenuItem>
        ))}
      </MediaChromeMenu>
      <MediaChromeMenuButton id={`${id}-button`} invokeTarget={id} aria-label={buttonName}>
        {children}
      </MediaChromeMenuButton>
    </>
  )
}
