export { SearchField } from './public/SearchField.tsx'
