export { Users } from './staff/Users.tsx'
export { passwordProblems } from './staff/userValues.ts'
