export { Captcha } from './public/Captcha.tsx'
export { default as requestFormStyles } from './public/RequestForm.module.css'
export { SpamTrap, spamTrapValue } from './public/SpamTrap.tsx'
export { useCaptcha } from './public/useCaptcha.ts'
