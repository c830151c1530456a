export { Changes } from './staff/Changes.tsx'
