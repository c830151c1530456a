import { routes } from '@directory/shared/routes'
import { lazyPage } from '../../../lib/lazyPage.tsx'
import { definePage } from '../../../lib/page.ts'

export const loginPage = definePage({
  route: routes.login,
  ...lazyPage('src/features/login/public/Login.tsx', () => import('./Login.tsx')),
  texts: 'staff',
  title: 'login.title',
  noindex: true,
})

export const logoutPage = definePage({
  route: routes.logout,
  ...lazyPage('src/features/login/public/Logout.tsx', () => import('./Logout.tsx')),
  texts: 'staff',
  title: 'logout.title',
  noindex: true,
})

/** Page for users who are not logged in: with a link from a mail, or to request one. */
export const newPasswordPage = definePage({
  route: routes.newPassword,
  ...lazyPage('src/features/login/public/NewPassword.tsx', () => import('./NewPassword.tsx')),
  texts: 'accounts',
  title: 'edit.account.title',
  noindex: true,
})
