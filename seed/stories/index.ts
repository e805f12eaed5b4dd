import { afterTheStorm } from './afterTheStorm.ts'
import type { DemoStory } from './DemoStory.ts'
import { dawnToDusk } from './dawnToDusk.ts'
import { firstLight } from './firstLight.ts'
import { northQuarry } from './northQuarry.ts'
import { readingAMap } from './readingAMap.ts'
import { underUltraviolet } from './underUltraviolet.ts'

export const stories: DemoStory[] = [dawnToDusk, northQuarry, firstLight, readingAMap, underUltraviolet, afterTheStorm]
