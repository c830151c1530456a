export { ImportantNumbers } from './public/ImportantNumbers.tsx'
export { People } from './public/People.tsx'
