export { CategoryName, NamedCategory } from './public/CategoryName.tsx'
export { CategorySelect } from './public/CategorySelect.tsx'
export { type CategoryAct, categoryLists } from './staff/categoryLists.ts'
export { RenameCategory } from './staff/RenameCategory.tsx'
