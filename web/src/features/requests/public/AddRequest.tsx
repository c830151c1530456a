import { routes } from '@directory/shared/routes'
import { useContext } from 'react'
import { useLocation } from 'react-router-dom'
import { useText } from '../../../lib/intl.ts'
import { navigation } from '../../../lib/navigation.ts'
import { ServerState } from '../../../lib/serverState.ts'
import { Breadcrumb } from '../../../ui/Breadcrumb.tsx'
import { PageHeading } from '../../../ui/PageHeading.tsx'
import { Tabs } from '../../../ui/Tabs.tsx'
import { ChangeRequestForm } from './ChangeRequestForm.tsx'
import { EntryRequestForm } from './EntryRequestForm.tsx'

export default function AddRequest() {
  const text = useText()
  const { search } = useLocation()
  const { form } = useContext(ServerState)
  const kind = new URLSearchParams(search).has('change') ? 'change' : 'new'
  // Values of a form sent without scripts belong to this document, not to a later visit of the page.
  const sent = form?.kind === kind && navigation.pageChanges === 0 ? form : undefined
  return (
    <>
      <Breadcrumb trail={[{ label: text(`request.${kind}`) }]} />
      <PageHeading lead={text(`request.${kind}Lead`)}>{text(`request.${kind}`)}</PageHeading>
      {/* Links, which work without scripts. */}
      <Tabs
        label={text('request.kinds')}
        items={[
          { to: routes.addRequest.href(), label: text('request.new'), here: kind === 'new' },
          { to: routes.addRequest.href({}), label: text('request.change'), here: kind === 'change' },
        ]}
      />
      {kind === 'new' ? <EntryRequestForm sent={sent} /> : <ChangeRequestForm sent={sent} />}
    </>
  )
}
