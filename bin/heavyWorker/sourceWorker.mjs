// The threads' program when the site runs from source: tsx doesn't read TypeScript in threads by itself.
import { register } from 'tsx/esm/api'

register()
const { default: work } = await import('./heavyWorker.ts')
export default work
