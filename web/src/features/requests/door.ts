export { PrivacyLink } from './public/PrivacyLink.tsx'
export { default as requestFormStyles } from './public/RequestForm.module.css'
export { SpamTrap, spamTrapValue } from './public/SpamTrap.tsx'
