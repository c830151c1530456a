export { default as logFilterStyles } from './staff/LogFilter.module.css'
export { LogTarget } from './staff/LogTarget.tsx'
export { logAddress, logQuery } from './staff/logQuery.ts'
