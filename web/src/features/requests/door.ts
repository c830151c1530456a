export { default as requestFormStyles } from './public/RequestForm.module.css'
export { PrivacyLink, SpamTrap, spamTrapValue } from './public/SpamTrap.tsx'
