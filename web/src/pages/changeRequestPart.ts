import { lazyPart } from '../lib/lazyPage.tsx'

/** The rarer of the two requests: who asks for a new entry does not load it. */
export const changeRequest = lazyPart(() => import('./ChangeRequestForm.tsx'))
