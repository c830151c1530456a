import { useContext } from 'react'
import { useParams } from 'react-router-dom'
import { useText } from '../../../lib/intl.ts'
import { ServerState } from '../../../lib/serverState.ts'
import { PageHeading } from '../../../ui/PageHeading.tsx'
import { EndedLink, ObjectionForm, Reach } from './Confirming.tsx'

/** For who does not want to be asked: only a press objects, since programs open every link of a mail. */
export default function Objection() {
  const text = useText()
  const { secret = '' } = useParams()
  const { link } = useContext(ServerState)
  if (!link?.ask || link.ask.state === 'objected') return <EndedLink link={link} />
  return (
    <>
      <PageHeading lead={text('confirm.objectText')}>{text('confirm.objectTitle')}</PageHeading>
      <ObjectionForm secret={secret} look="main" />
      <Reach />
    </>
  )
}
