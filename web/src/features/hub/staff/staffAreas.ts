import type { Role } from '@directory/shared/roles'
import { routes } from '@directory/shared/routes'
import type { MessageId } from '../../../lib/intl.ts'
import type { IconName } from '../../../ui/Icon.tsx'

export interface StaffPageLink {
  to: string
  title: MessageId
  admin?: true
  isInCms?: true
}

export interface StaffArea {
  title: MessageId
  icon: IconName
  links: readonly StaffPageLink[]
  /** Its pages do not name each other in the menu's line, as they link each other already. */
  alone?: true
}

/** Admins alone may open the CMS. */
const inCms = (title: MessageId, to: string): StaffPageLink => ({ title, to, admin: true, isInCms: true })

export const backupPlace = '/admin#backup'

const areas: readonly StaffArea[] = [
  {
    title: 'edit.area.inbox',
    icon: 'mail',
    alone: true,
    links: [
      { title: 'edit.area.inbox', to: `${routes.pendingEntries.href()}?kind=all` },
      { title: 'review.entriesTitle', to: routes.pendingEntries.href() },
      { title: 'review.changesTitle', to: routes.pendingChanges.href() },
    ],
  },
  {
    title: 'edit.area.providers',
    icon: 'location',
    alone: true,
    links: [
      { title: 'edit.editEntry.title', to: routes.editEntry.href() },
      { title: 'edit.createEntry.title', to: routes.createEntry.href() },
      { title: 'import.title', to: routes.importSheet.href() },
      { title: 'edit.paper.title', to: routes.editPaper.href() },
    ],
  },
  {
    title: 'edit.area.categories',
    icon: 'list',
    links: [
      { title: 'edit.categories.title', to: routes.editCategories.href() },
      { title: 'edit.topCategories.title', to: routes.editTopCategories.href(), admin: true },
    ],
  },
  {
    title: 'edit.area.news',
    icon: 'calendar',
    alone: true,
    links: [
      { title: 'edit.editNews.title', to: routes.editNews.href() },
      { title: 'edit.createNews.title', to: routes.createNews.href() },
    ],
  },
  {
    title: 'edit.area.links',
    icon: 'link',
    links: [{ title: 'edit.editLinks.title', to: routes.editLinks.href() }],
  },
  {
    title: 'edit.area.pages',
    icon: 'news',
    links: [
      { title: 'edit.pages.title', to: routes.editPages.href(), admin: true },
      { title: 'edit.files.title', to: routes.files.href(), admin: true },
    ],
  },
  {
    title: 'edit.area.checked',
    icon: 'check',
    links: [
      { title: 'edit.calls.title', to: routes.calls.href() },
      { title: 'edit.checked.title', to: routes.checked.href() },
      { title: 'edit.duplicates.title', to: routes.duplicates.href() },
    ],
  },
  {
    title: 'edit.area.history',
    icon: 'clock',
    links: [
      { title: 'edit.logs.title', to: routes.logs.href() },
      { title: 'edit.trash.title', to: routes.trash.href() },
      inCms('edit.securityLog.title', '/admin/collections/security-events'),
    ],
  },
  {
    title: 'edit.area.administration',
    icon: 'user',
    links: [
      { title: 'edit.users.title', to: routes.users.href(), admin: true },
      { title: 'edit.mails.title', to: routes.mails.href(), admin: true },
      { title: 'edit.erase.title', to: routes.erasePerson.href(), admin: true },
      inCms('edit.settings.title', '/admin/globals/site-settings'),
      inCms('edit.backup.title', backupPlace),
    ],
  },
]

export function staffAreasFor(role: Role): readonly StaffArea[] {
  return areas
    .map((area) => ({ ...area, links: area.links.filter(({ admin }) => !admin || role === 'Admin') }))
    .filter(({ links }) => links.length > 0)
}

/** Returns the area that the page at this (German) path belongs to. */
export const placeOf = (path: string, among: readonly StaffArea[]): StaffArea | undefined =>
  among.find(({ links }) => links.some(({ to }) => path === to || path.startsWith(`${to}/`)))
