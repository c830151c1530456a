import type { MessageId } from '#lib/intl.ts'
import type { Role } from '#shared/roles'
import { routes } from '#shared/routes'
import type { IconName } from '#ui/Icon.tsx'

export const backupPlace = '/admin#backup'

/** `cms`: a page of the CMS, which admins alone may open. */
type Links = readonly (readonly [title: MessageId, to: string, who?: 'admin' | 'cms'])[]
/** @param isAlone its pages do not name each other in the menu's line, as they link each other already */
const area = (title: MessageId, icon: IconName, isAlone: boolean, links: Links) => ({
  title,
  icon,
  isAlone,
  links: links.map(([title, to, who]) => ({ title, to, who })),
})
export type StaffArea = ReturnType<typeof area>

const areas = [
  area('edit.area.inbox', 'mail', true, [
    ['edit.area.inbox', `${routes.pendingEntries.href()}?kind=all`],
    ['review.entriesTitle', routes.pendingEntries.href()],
    ['review.changesTitle', routes.pendingChanges.href()],
  ]),
  area('edit.area.providers', 'location', true, [
    ['edit.editEntry.title', routes.editEntry.href()],
    ['edit.createEntry.title', routes.createEntry.href()],
    ['import.title', routes.importSheet.href()],
    ['edit.paper.title', routes.editPaper.href()],
  ]),
  area('edit.area.categories', 'list', false, [
    ['edit.categories.title', routes.editCategories.href()],
    ['edit.topCategories.title', routes.editTopCategories.href(), 'admin'],
    ['edit.unfound.title', `${routes.editCategories.href()}#unfound`],
  ]),
  area('edit.area.news', 'calendar', true, [
    ['edit.editNews.title', routes.editNews.href()],
    ['edit.createNews.title', routes.createNews.href()],
  ]),
  area('edit.area.links', 'link', false, [['edit.editLinks.title', routes.editLinks.href()]]),
  area('edit.area.pages', 'news', false, [
    ['edit.pages.title', routes.editPages.href(), 'admin'],
    ['edit.files.title', routes.files.href(), 'admin'],
  ]),
  area('edit.area.checked', 'check', false, [
    ['edit.calls.title', routes.calls.href()],
    ['edit.checked.title', routes.checked.href()],
    ['edit.duplicates.title', routes.duplicates.href()],
  ]),
  area('edit.area.history', 'clock', false, [
    ['edit.logs.title', routes.logs.href()],
    ['edit.trash.title', routes.trash.href()],
    ['edit.securityLog.title', '/admin/collections/security-events', 'cms'],
  ]),
  area('edit.area.administration', 'user', false, [
    ['edit.users.title', routes.users.href(), 'admin'],
    ['edit.mails.title', routes.mails.href(), 'admin'],
    ['edit.erase.title', routes.erasePerson.href(), 'admin'],
    ['edit.settings.title', '/admin/globals/site-settings', 'cms'],
    ['edit.backup.title', backupPlace, 'cms'],
  ]),
]

export function staffAreasFor(role: Role) {
  return areas
    .map((area) => ({ ...area, links: area.links.filter(({ who }) => !who || role === 'Admin') }))
    .filter(({ links }) => links.length > 0)
}

/** @param path German */
export const areaAt = (path: string, among: readonly StaffArea[]) =>
  among.find(({ links }) => links.some(({ to }) => path === to || path.startsWith(`${to}/`)))
