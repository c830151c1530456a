export { Content } from './public/Content.tsx'
export { EditPageLink } from './public/EditPageLink.tsx'
export { pageInput } from './public/pageInput.ts'
