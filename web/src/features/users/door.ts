export { passwordProblems } from './staff/userValues.ts'
