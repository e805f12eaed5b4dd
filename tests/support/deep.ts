/** Whether this is `npm run test:deep`, which repeats what `npm test` does a few times. */
export const isDeep = process.env['DEEP'] === '1'
