import { startSite } from './app/startSite.tsx'

startSite()
