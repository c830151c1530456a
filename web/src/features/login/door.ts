export { RequireAdmin } from './public/RequireAdmin.tsx'
export { RequireSession } from './public/RequireSession.tsx'
export { StaffSession } from './public/StaffSession.tsx'
