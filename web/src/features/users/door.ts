export { Users } from './staff/Users.tsx'
