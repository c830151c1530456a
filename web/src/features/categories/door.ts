export { CategoryName, NamedCategory } from './public/CategoryName.tsx'
export { CategorySelect } from './public/CategorySelect.tsx'
export { type CategoryOperation, categoryLists } from './staff/categoryLists.ts'
export { RenameCategory } from './staff/RenameCategory.tsx'
