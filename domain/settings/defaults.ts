import { SETTINGS } from '#contracts/settings.ts'

export { SETTINGS as DEFAULTS }
export type { SettingKey } from '#contracts/settings.ts'
