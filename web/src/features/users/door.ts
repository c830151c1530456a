export { wrongInPassword } from './staff/userValues.ts'
