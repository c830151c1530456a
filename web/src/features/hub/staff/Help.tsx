import { useCall } from '#lib/api.ts'
import { useText } from '#lib/intl.ts'
import { routes } from '#shared/routes'
import { Collapsible } from '#ui/Collapsible.tsx'
import { SiteLink } from '#ui/SiteLink.tsx'

/** In the order of how often they come up. */
const tasks = [
  ['publish', routes.pendingEntries.href()],
  ['change', routes.pendingChanges.href()],
  ['decline', routes.pendingEntries.href()],
  ['report', routes.pendingChanges.href()],
  ['correct', routes.editEntry.href()],
  ['create', routes.createEntry.href()],
  ['remove', routes.editEntry.href()],
  ['undo', routes.logs.href()],
  ['calls', routes.calls.href()],
  ['news', routes.createNews.href()],
  ['links', routes.editLinks.href()],
  ['import', routes.importSheet.href()],
  ['download', routes.editEntry.href()],
  ['duplicates', routes.duplicates.href()],
  ['category', routes.editCategories.href()],
  ['paper', routes.editPaper.href()],
  ['password', routes.account.href()],
] as const
const tasksOfAdmins = [
  ['pages', routes.editPages.href()],
  ['users', routes.users.href()],
  ['erase', routes.erasePerson.href()],
] as const

export default function Help() {
  const text = useText()
  const { data: who } = useCall('GET /api/getRole', {})
  const shown = [...tasks, ...(who?.role === 'Admin' ? tasksOfAdmins : [])]
  return shown.map(([task, to]) => (
    <Collapsible key={task} id={task} title={text(`help.${task}`)} light>
      <ol>
        {text(`help.${task}.steps`)
          .split('\n')
          .map((step) => (
            <li key={step}>{step}</li>
          ))}
      </ol>
      <p>
        <SiteLink to={to}>{text('help.there')}</SiteLink>
      </p>
    </Collapsible>
  ))
}
