export { logAddress } from './staff/logQuery.ts'
