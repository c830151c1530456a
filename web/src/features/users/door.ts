export { Users } from './staff/Users.tsx'
export { atNewPassword, passwordProblems } from './staff/userValues.ts'
