import { routes } from '@directory/shared/routes'
import { useLocation } from 'react-router-dom'
import { useText } from '../../../lib/intl.ts'
import { usePathParams } from '../../../lib/pathParams.ts'
import { useSendsMail } from '../../../lib/useSendsMail.ts'
import { Breadcrumb } from '../../../ui/Breadcrumb.tsx'
import { LinkButton } from '../../../ui/Button.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { PageHeading } from '../../../ui/PageHeading.tsx'
import { Row } from '../../../ui/Row.tsx'

export default function ReportReceived() {
  const text = useText()
  const sendsMail = useSendsMail()
  const { cat: category = '', name = '' } = usePathParams()
  const id = new URLSearchParams(useLocation().search).get('id') ?? ''
  return (
    <>
      <Breadcrumb trail={[{ label: text('received.reportTitle') }]} />
      <PageHeading lead={text('received.reportLead')}>{text('received.reportTitle')}</PageHeading>
      {sendsMail && <Notice kind="success">{text('received.reportMail')}</Notice>}
      <Row>
        <LinkButton to={routes.provider.href(category, name, id)}>
          {text('received.back', { name })}
        </LinkButton>
        <LinkButton to={routes.home.href()} icon="home">
          {text('received.home')}
        </LinkButton>
      </Row>
    </>
  )
}
