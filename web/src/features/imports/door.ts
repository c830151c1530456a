export { ImportLink } from './staff/ImportLink.tsx'
