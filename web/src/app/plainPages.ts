import { nameCalls } from '#features/categories/door.ts'
import { callUrl } from '#lib/api.ts'
import type { Page } from '#lib/page.ts'
import { routes } from '#shared/routes'

const page = (
  route: keyof typeof routes,
  file: string,
  code: Page['code'],
  rest: Omit<Page, 'route' | 'chunk' | 'code'>,
): Page => ({ route: routes[route], chunk: `src/features/${file}.tsx`, code, ...rest })

/** Behind links in mails, or after a form: rendered for one visitor and never stored. */
const ofOneVisitor = { noindex: true, noStore: true } as const
const received = () => import('#features/requests/public/Received.tsx')

/** Pages that show what they load, and whose address says all: their definition needs no code of a feature. */
export const plainPages: readonly Page[] = [
  page('contact', 'contact/public/Contact', () => import('#features/contact/public/Contact.tsx'), {
    title: 'contact.title',
    description: 'contact.lead',
  }),
  page('licences', 'licences/public/Licences', () => import('#features/licences/public/Licences.tsx'), {
    title: 'licences.title',
    load: () => [callUrl('GET /api/licences')],
    noindex: true,
  }),
  page(
    'accessibility',
    'accessibility/public/Accessibility',
    () => import('#features/accessibility/public/Accessibility.tsx'),
    { texts: 'accessibility', title: 'footer.accessibility', description: 'accessibility.lead' },
  ),
  page('myList', 'mylist/public/MyList', () => import('#features/mylist/public/MyList.tsx'), {
    texts: 'mylist',
    title: 'mylist.title',
    // Each visitor sees a different list, and search engines an empty one.
    noindex: true,
    ...(import.meta.env.SSR && {
      description: 'mylist.lead' as const,
      shareTexts: { title: 'mylist.sharedTitle' as const, description: 'mylist.sharedLead' as const },
    }),
    load: ({ locale }) => nameCalls(locale),
  }),
  page('addRequest', 'requests/public/AddRequest', () => import('#features/requests/public/AddRequest.tsx'), {
    load: () => [callUrl('GET /api/allcategories')],
    texts: 'requests',
    title: ({ search }) => (search.has('change') ? 'request.change' : 'request.new'),
    description: 'request.lead',
    noStore: true,
  }),
  page(
    'entryReceived',
    'requests/public/EntryReceived',
    () => import('#features/requests/public/EntryReceived.tsx'),
    // The title has to fit returning visitors, too; only the page can tell the difference.
    { texts: 'received', title: 'received.again', ...ofOneVisitor },
  ),
  page('changeReceived', 'requests/public/Received', received, {
    texts: 'received',
    title: 'received.changeTitle',
    noindex: true,
  }),
  // Not stored, because there are as many of these addresses as possible names.
  page('reportReceived', 'requests/public/Received', received, {
    texts: 'received',
    title: 'received.reportTitle',
    ...ofOneVisitor,
  }),
  page(
    'confirmChange',
    'requests/public/ConfirmChange',
    () => import('#features/requests/public/ConfirmChange.tsx'),
    {
      load: () => [callUrl('GET /api/allcategories')],
      texts: 'requests',
      title: 'request.change',
      ...ofOneVisitor,
    },
  ),
  page('confirm', 'confirm/public/Confirm', () => import('#features/confirm/public/Confirm.tsx'), {
    texts: 'confirm',
    title: 'confirm.title',
    ...ofOneVisitor,
  }),
  page('answer', 'confirm/public/Answer', () => import('#features/confirm/public/Answer.tsx'), {
    texts: 'confirm',
    title: 'answer.title',
    ...ofOneVisitor,
  }),
  page('objection', 'confirm/public/OptOut', () => import('#features/confirm/public/OptOut.tsx'), {
    texts: 'confirm',
    title: 'confirm.objectTitle',
    ...ofOneVisitor,
  }),
  page('booklet', 'paper/public/Booklet', () => import('#features/paper/public/Booklet.tsx'), {
    texts: 'paper',
    title: 'paper.open',
    ...ofOneVisitor,
  }),
  page('login', 'login/public/Login', () => import('#features/login/public/Login.tsx'), {
    texts: 'staff',
    title: 'login.title',
    noindex: true,
  }),
  page('logout', 'login/public/Logout', () => import('#features/login/public/Logout.tsx'), {
    texts: 'staff',
    title: 'logout.title',
    noindex: true,
  }),
  page('newPassword', 'login/public/NewPassword', () => import('#features/login/public/NewPassword.tsx'), {
    texts: 'accounts',
    title: 'edit.account.title',
    noindex: true,
  }),
]
