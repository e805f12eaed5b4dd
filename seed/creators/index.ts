import type { Creator } from './Creator.ts'
import { pottery } from './pottery.ts'
import { stoneHunt } from './stoneHunt.ts'

/** The demos by the name that follows `npm run demo -- --as`. */
export const creators: Readonly<Record<string, Creator>> = { 'stone-hunt': stoneHunt, pottery }
