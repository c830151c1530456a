export { MyListLink } from './public/MyListLink.tsx'
export { RememberButton } from './public/RememberButton.tsx'
export { useRemembered } from './public/remembered.ts'
