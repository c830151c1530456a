import { routes } from '@directory/shared/routes'
import { useLocation } from 'react-router-dom'
import { useText } from '../../../lib/intl.ts'
import { useWayBack } from '../../../lib/useWayBack.ts'
import { SiteLink } from '../../../ui/SiteLink.tsx'
import { useNextEntry } from './useEntryTable.ts'

/** Links to the next entry of the list that the user came from. */
export function NextEntry({ uuid }: { uuid: string }) {
  const text = useText()
  const { state } = useLocation()
  const next = useNextEntry(uuid, useWayBack('').back)
  return (
    next && (
      <SiteLink to={routes.editEntryForm.href(next.uuid)} state={state}>
        {text('entries.next', { name: next.name })}
      </SiteLink>
    )
  )
}
