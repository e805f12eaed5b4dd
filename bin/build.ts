import { buildPanel, buildWeb } from './siteBuild.ts'

// `npm run build -- [web|panel]`: without an argument, both.
const only = process.argv[2]
if (only !== 'panel') await buildWeb()
if (only !== 'web') await buildPanel()
