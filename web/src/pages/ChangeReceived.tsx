import { routes } from '@directory/shared/routes'
import { Breadcrumb } from '../components/Breadcrumb.tsx'
import { LinkButton } from '../components/Button.tsx'
import { Notice } from '../components/Notice.tsx'
import { PageHeading } from '../components/PageHeading.tsx'
import { useText } from '../lib/intl.ts'

export default function ChangeReceived() {
  const text = useText()
  return (
    <>
      <Breadcrumb trail={[{ label: text('received.changeTitle') }]} />
      <PageHeading lead={text('received.changeLead')}>{text('received.changeTitle')}</PageHeading>
      <Notice kind="success">{text('received.changeMail')}</Notice>
      <LinkButton to={routes.home.href()} icon="home">
        {text('received.home')}
      </LinkButton>
    </>
  )
}
