export { MailButtons } from './public/MailButtons.tsx'
export { SelectionBar } from './public/SelectionBar.tsx'
export { SelectionCheckbox } from './public/SelectionCheckbox.tsx'
export { mailtoHref, maxSelected } from './public/selection.ts'
