export { Trash } from './staff/Trash.tsx'
