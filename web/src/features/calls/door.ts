export { VerificationsBlocked } from './staff/VerificationsBlocked.tsx'
