import { useCall } from '#lib/api.ts'
import { useText } from '#lib/intl.ts'
import { routes } from '#shared/routes'
import { Collapsible } from '#ui/Collapsible.tsx'
import { SiteLink } from '#ui/SiteLink.tsx'

/** With the page for it, in the order of how often they come up. */
const tasks = [
  ['publish', 'pendingEntries'],
  ['change', 'pendingChanges'],
  ['decline', 'pendingEntries'],
  ['report', 'pendingChanges'],
  ['correct', 'editEntry'],
  ['create', 'createEntry'],
  ['remove', 'editEntry'],
  ['undo', 'logs'],
  ['calls', 'calls'],
  ['news', 'createNews'],
  ['links', 'editLinks'],
  ['import', 'importSheet'],
  ['download', 'editEntry'],
  ['duplicates', 'duplicates'],
  ['category', 'editCategories'],
  ['paper', 'editPaper'],
  ['password', 'account'],
] as const
const tasksOfAdmins = [
  ['pages', 'editPages'],
  ['users', 'users'],
  ['erase', 'erasePerson'],
] as const

export default function Help() {
  const text = useText()
  const { data: who } = useCall('GET /api/getRole', {})
  const shown = [...tasks, ...(who?.role === 'Admin' ? tasksOfAdmins : [])]
  return shown.map(([task, route]) => (
    <Collapsible key={task} id={task} title={text(`help.${task}`)} light>
      <ol>
        {text(`help.${task}.steps`)
          .split('\n')
          .map((step) => (
            <li key={step}>{step}</li>
          ))}
      </ol>
      <p>
        <SiteLink to={routes[route].path}>{text('help.there')}</SiteLink>
      </p>
    </Collapsible>
  ))
}
