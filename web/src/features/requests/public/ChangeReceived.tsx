import { routes } from '@directory/shared/routes'
import { useText } from '../../../lib/intl.ts'
import { useSendsMail } from '../../../lib/useSendsMail.ts'
import { Breadcrumb } from '../../../ui/Breadcrumb.tsx'
import { LinkButton } from '../../../ui/Button.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { PageHeading } from '../../../ui/PageHeading.tsx'

export default function ChangeReceived() {
  const text = useText()
  const sendsMail = useSendsMail()
  return (
    <>
      <Breadcrumb trail={[{ label: text('received.changeTitle') }]} />
      <PageHeading lead={text('received.changeLead')}>{text('received.changeTitle')}</PageHeading>
      {sendsMail && <Notice kind="success">{text('received.changeMail')}</Notice>}
      <LinkButton to={routes.home.href()} icon="home">
        {text('received.home')}
      </LinkButton>
    </>
  )
}
