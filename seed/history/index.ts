import type { Req } from '#domain/platform/Req.ts'
import type { People } from '../people.ts'
import { seedConversation } from './conversation.ts'
import { seedFinds } from './finds.ts'
import { seedGuesses } from './guesses.ts'
import { seedProfiles } from './profiles.ts'
import { seedMembers } from './members.ts'
import { seedOrders } from './orders.ts'
import { seedQuestions } from './questions.ts'
import { seedReactions } from './reactions.ts'
import { seedReviews } from './reviews.ts'
import { seedStones } from './stones.ts'
import { seedVisits } from './visits.ts'

/** Three months of a living site. Orders need the catalog. */
export async function seedHistory(req: Req, people: People): Promise<void> {
  await seedMembers(req)
  await seedOrders(req, people.employee)
  await seedReviews(req, people.employee)
  await seedConversation(req, people)
  await seedProfiles(req, people)
  await seedStones(req)
  await seedFinds(req, people)
  await seedQuestions(req)
  await seedGuesses(req)
  await seedReactions(req)
  await seedVisits(req)
}
