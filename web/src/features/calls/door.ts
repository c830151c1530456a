export { CheckedShare } from './staff/CheckedShare.tsx'
export { VerificationFigures } from './staff/VerificationFigures.tsx'
export { VerificationsBlocked } from './staff/VerificationsBlocked.tsx'
