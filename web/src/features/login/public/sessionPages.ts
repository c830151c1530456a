import { routes } from '@directory/shared/routes'
import { definePage } from '../../../lib/page.ts'

export const loginPage = definePage({
  route: routes.login,
  code: () => import('./Login.tsx'),
  chunk: 'src/features/login/public/Login.tsx',
  texts: 'staff',
  title: 'login.title',
  noindex: true,
})

export const logoutPage = definePage({
  route: routes.logout,
  code: () => import('./Logout.tsx'),
  chunk: 'src/features/login/public/Logout.tsx',
  texts: 'staff',
  title: 'logout.title',
  noindex: true,
})

/** Page for users who are not logged in: with a link from a mail, or to request one. */
export const newPasswordPage = definePage({
  route: routes.newPassword,
  code: () => import('./NewPassword.tsx'),
  chunk: 'src/features/login/public/NewPassword.tsx',
  texts: 'accounts',
  title: 'edit.account.title',
  noindex: true,
})
