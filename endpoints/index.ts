import type { Endpoint } from './implement.ts'
import { communityEndpoints } from './community/index.ts'
import { contentEndpoints } from './content/index.ts'
import { membershipEndpoints } from './membership/index.ts'
import { operationsEndpoints } from './operations/index.ts'
import { outreachEndpoints } from './outreach/index.ts'
import { peopleEndpoints } from './people/index.ts'
import { platformEndpoints } from './platform/index.ts'
import { shopEndpoints } from './shop/index.ts'

/** Every call of the API. What is not in this list does not exist under /api. */
export const endpoints: Endpoint[] = [
  ...platformEndpoints,
  ...peopleEndpoints,
  ...contentEndpoints,
  ...shopEndpoints,
  ...communityEndpoints,
  ...membershipEndpoints,
  ...outreachEndpoints,
  ...operationsEndpoints,
]
