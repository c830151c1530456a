export { Content } from './public/Content.tsx'
export { EditPageLink } from './public/EditPageLink.tsx'
