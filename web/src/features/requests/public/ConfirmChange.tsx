import { useContext } from 'react'
import { useParams } from 'react-router-dom'
import { useText } from '../../../lib/intl.ts'
import { navigation } from '../../../lib/navigation.ts'
import { ServerState } from '../../../lib/serverState.ts'
import { NotFoundMessage } from '../../../ui/NotFoundMessage.tsx'
import { PageHeading } from '../../../ui/PageHeading.tsx'
import { ProvidersChangeForm } from './ProvidersChangeForm.tsx'

/** Renders a provider's form to change an entry, opened by a link from a mail. */
export default function ConfirmChange() {
  const text = useText()
  const { secret = '', id = '' } = useParams()
  const { link, form } = useContext(ServerState)
  const askedEntry = link?.ask?.entries.find(({ entry }) => entry.uuid === id)
  if (!askedEntry) return <NotFoundMessage />
  return (
    <>
      <PageHeading lead={text('change_request.directLead')}>
        {text('change_request.directTitle', { name: askedEntry.entry.name })}
      </PageHeading>
      <ProvidersChangeForm
        secret={secret}
        entry={askedEntry.entry}
        sent={navigation.pageChanges === 0 ? form : undefined}
      />
    </>
  )
}
