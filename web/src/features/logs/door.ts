export { default as logFilterStyles } from './staff/LogFilter.module.css'
export { logAddress, logQuery } from './staff/logQuery.ts'
