import { useContext } from 'react'
import { useLocation } from 'react-router-dom'
import { Breadcrumb } from '../components/Breadcrumb.tsx'
import { PageHeading } from '../components/PageHeading.tsx'
import { RequestKinds } from '../features/requests/RequestKinds.tsx'
import { useText } from '../lib/intl.ts'
import { ServerState } from '../lib/serverState.ts'
import { ChangeRequestForm } from './ChangeRequestForm.tsx'
import { EntryRequestForm } from './EntryRequestForm.tsx'

/** The two requests that visitors can make. Default exports are loaded only when somebody comes here. */
export default function AddRequest() {
  const text = useText()
  const { search } = useLocation()
  const { form } = useContext(ServerState)
  const kind = new URLSearchParams(search).has('change') ? 'change' : 'new'
  const sent = form?.kind === kind ? form : undefined
  return (
    <>
      <Breadcrumb trail={[{ label: text(`request.${kind}`) }]} />
      <PageHeading lead={text(`request.${kind}Lead`)}>{text(`request.${kind}`)}</PageHeading>
      <RequestKinds kind={kind} />
      {kind === 'new' ? <EntryRequestForm sent={sent} /> : <ChangeRequestForm sent={sent} />}
    </>
  )
}
