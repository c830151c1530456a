export { RequestForm, spamTrapValue } from './public/RequestForm.tsx'
