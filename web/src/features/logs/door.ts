export { LogList } from './staff/Logs.tsx'
export { logAddress, logQuery } from './staff/logQuery.ts'
