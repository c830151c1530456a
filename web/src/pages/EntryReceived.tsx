import { routes } from '@directory/shared/routes'
import { isToken } from '@directory/shared/token'
import { useParams } from 'react-router-dom'
import { Breadcrumb } from '../components/Breadcrumb.tsx'
import { LinkButton } from '../components/Button.tsx'
import { PageHeading } from '../components/PageHeading.tsx'
import { NextSteps, TokenCard } from '../features/requests/Received.tsx'
import { useText } from '../lib/intl.ts'

export default function EntryReceived() {
  const text = useText()
  const { token } = useParams()
  return (
    <>
      <Breadcrumb trail={[{ label: text('received.entryTitle') }]} />
      <PageHeading lead={text('received.entryLead')}>{text('received.entryTitle')}</PageHeading>
      <TokenCard token={isToken(token) ? token : null} />
      <NextSteps>
        <ul>
          <li>{text('received.stepMail')}</li>
          <li>{text('received.stepKeep')}</li>
          <li>{text('received.stepCheck')}</li>
        </ul>
      </NextSteps>
      <LinkButton to={routes.home.href()} icon="home" className="noPrint">
        {text('received.home')}
      </LinkButton>
    </>
  )
}
