export { MailActs } from './public/MailActs.tsx'
export { SelectionBar } from './public/SelectionBar.tsx'
export { SelectionCheckbox } from './public/SelectionCheckbox.tsx'
