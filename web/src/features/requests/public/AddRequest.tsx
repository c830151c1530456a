import { useLocation } from 'react-router-dom'
import { useText } from '#lib/intl.ts'
import { routes } from '#shared/routes'
import { PageTop } from '#ui/PageTop.tsx'
import { Tabs } from '#ui/Tabs.tsx'
import { ChangeRequestForm } from './ChangeRequestForm.tsx'
import { EntryRequestForm } from './EntryRequestForm.tsx'

export default function AddRequest() {
  const text = useText()
  const { search } = useLocation()
  const kind = new URLSearchParams(search).has('change') ? 'change' : 'new'
  return (
    <>
      <PageTop title={text(`request.${kind}`)} lead={text(`request.${kind}Lead`)} />
      <Tabs
        label={text('request.kinds')}
        items={[
          { to: routes.addRequest.href(), label: text('request.new'), here: kind === 'new' },
          { to: routes.addRequest.href({}), label: text('request.change'), here: kind === 'change' },
        ]}
      />
      {kind === 'new' ? <EntryRequestForm /> : <ChangeRequestForm />}
    </>
  )
}
