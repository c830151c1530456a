export { logAddress, logQuery } from './staff/logQuery.ts'
