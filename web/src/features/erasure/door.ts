export { ErasePerson } from './staff/ErasePerson.tsx'
