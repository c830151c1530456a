export { default as logFilterStyles } from './staff/LogFilter.module.css'
export { LogList } from './staff/Logs.tsx'
export { logAddress, logQuery } from './staff/logQuery.ts'
