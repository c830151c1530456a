export { RequestForm, spamTrapValue } from './public/RequestForm.tsx'
export { useRequestForm, useSentForm } from './public/useRequestForm.ts'
