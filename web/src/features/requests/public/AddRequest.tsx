import { useContext } from 'react'
import { useLocation } from 'react-router-dom'
import { useText } from '../../../lib/intl.ts'
import { navigation } from '../../../lib/navigation.ts'
import { ServerState } from '../../../lib/serverState.ts'
import { Breadcrumb } from '../../../ui/Breadcrumb.tsx'
import { PageHeading } from '../../../ui/PageHeading.tsx'
import { ChangeRequestForm } from './ChangeRequestForm.tsx'
import { EntryRequestForm } from './EntryRequestForm.tsx'
import { RequestKinds } from './RequestKinds.tsx'

/** The two requests that visitors can make. Default exports are loaded only when somebody comes here. */
export default function AddRequest() {
  const text = useText()
  const { search } = useLocation()
  const { form } = useContext(ServerState)
  const kind = new URLSearchParams(search).has('change') ? 'change' : 'new'
  // What came back without scripts belongs to the document, not to a later visit of this page.
  const sent = form?.kind === kind && navigation.moves === 0 ? form : undefined
  return (
    <>
      <Breadcrumb trail={[{ label: text(`request.${kind}`) }]} />
      <PageHeading lead={text(`request.${kind}Lead`)}>{text(`request.${kind}`)}</PageHeading>
      <RequestKinds kind={kind} />
      {kind === 'new' ? <EntryRequestForm sent={sent} /> : <ChangeRequestForm sent={sent} />}
    </>
  )
}
