import { useLocation } from 'react-router-dom'
import { useText } from '#lib/intl.ts'
import { routes } from '#shared/routes'
import { Breadcrumb } from '#ui/Breadcrumb.tsx'
import { PageHeading } from '#ui/PageHeading.tsx'
import { Tabs } from '#ui/Tabs.tsx'
import { ChangeRequestForm } from './ChangeRequestForm.tsx'
import { EntryRequestForm } from './EntryRequestForm.tsx'

export default function AddRequest() {
  const text = useText()
  const { search } = useLocation()
  const kind = new URLSearchParams(search).has('change') ? 'change' : 'new'
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
      {kind === 'new' ? <EntryRequestForm /> : <ChangeRequestForm />}
    </>
  )
}
