import type { Creator } from './Creator.ts'
import { pottery } from './pottery.ts'
import { stoneHunt } from './stoneHunt.ts'

/** By the name after `npm run demo -- --as`. */
export const creators: Readonly<Record<string, Creator>> = { 'stone-hunt': stoneHunt, pottery }
