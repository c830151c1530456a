export { default as logFilterStyles } from './staff/LogFilter.module.css'
export { Logs } from './staff/Logs.tsx'
export { logAddress, logQuery } from './staff/logQuery.ts'
