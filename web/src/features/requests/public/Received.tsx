import { useText } from '#lib/intl.ts'
import { useParameter, usePathParams } from '#lib/pathParams.ts'
import { useSendsMail } from '#lib/settings.ts'
import { routes } from '#shared/routes'
import { LinkButton } from '#ui/Button.tsx'
import { Notice } from '#ui/Notice.tsx'
import { PageTop } from '#ui/PageTop.tsx'
import { Row } from '#ui/Row.tsx'

/** Thanks for a change request or, if the address names a provider, for a report about it. */
export default function Received() {
  const text = useText()
  const sendsMail = useSendsMail()
  const { cat = '', name } = usePathParams()
  const id = useParameter('id')
  const kind = name === undefined ? 'change' : 'report'
  return (
    <>
      <PageTop title={text(`received.${kind}Title`)} lead={text(`received.${kind}Lead`)} />
      {sendsMail && <Notice kind="success">{text(`received.${kind}Mail`)}</Notice>}
      <Row>
        {name !== undefined && (
          <LinkButton to={routes.provider.href(cat, name, id)}>{text('received.back', { name })}</LinkButton>
        )}
        <LinkButton to={routes.home.href()} icon="home">
          {text('received.home')}
        </LinkButton>
      </Row>
    </>
  )
}
