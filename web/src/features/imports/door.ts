export { ImportDoor } from './staff/ImportDoor.tsx'
