export { Captcha } from './public/Captcha.tsx'
export { default as requestFormStyles } from './public/RequestForm.module.css'
export { Trap, trapped } from './public/Trap.tsx'
export { useCaptcha } from './public/useCaptcha.ts'
