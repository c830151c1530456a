import type { ComponentProps } from 'react'
import { useParams } from 'react-router-dom'
import { CallError } from '#lib/api.ts'
import { useErrorText } from '#lib/errorText.ts'
import { longDate } from '#lib/format.ts'
import { useLocale, useLocalPath, useLooseText, useText } from '#lib/intl.ts'
import { useSettings } from '#lib/settings.ts'
import type { OpenedLink } from '#shared/renderedState'
import { routes } from '#shared/routes'
import { Button } from '#ui/Button.tsx'
import { Notice } from '#ui/Notice.tsx'
import { PageHeading } from '#ui/PageHeading.tsx'
import { PhoneLine } from '#ui/PhoneLine.tsx'
import { WebAddress } from '#ui/WebAddress.tsx'
import styles from './linkParts.module.css'

interface FormProps extends ComponentProps<'form'> {
  to: 'answer' | 'confirm' | 'objection'
}

/** A plain form, the same with and without scripts. */
export function MailLinkForm({ to, ...rest }: FormProps) {
  const localPath = useLocalPath()
  const { secret = '' } = useParams()
  return <form method="post" action={localPath(routes[to].href(secret))} {...rest} />
}

export function OptOutForm({ look = 'plain' }: { look?: 'main' | 'plain' }) {
  const text = useText()
  return (
    <MailLinkForm to="objection">
      <Button type="submit" look={look}>
        {text('confirm.object')}
      </Button>
    </MailLinkForm>
  )
}

export function OptOutSection() {
  const text = useText()
  return (
    <section className={styles.objecting}>
      <h2>{text('confirm.objectTitle')}</h2>
      <p>{text('confirm.objectText')}</p>
      <OptOutForm />
    </section>
  )
}

export function ContactAssociation() {
  const text = useText()
  const { contactEmail } = useSettings()
  return (
    <section className={styles.reach}>
      <h2>{text('contact.write')}</h2>
      <PhoneLine />
      {contactEmail !== '' && (
        <p>
          {text('contact.email')}:{' '}
          <a href={`mailto:${contactEmail}`}>
            <WebAddress>{contactEmail}</WebAddress>
          </a>
        </p>
      )}
    </section>
  )
}

export function RejectedAnswer({
  refusal: { code, message },
  of = 'confirm',
}: {
  refusal: NonNullable<OpenedLink['refusal']>
  of?: 'confirm' | 'answer'
}) {
  const text = useLooseText()
  const errorText = useErrorText()
  const key = of === 'answer' ? `answer.refused.${code}` : `confirm.refused.${code}`
  const catalogueText = text(key)
  const shownText = catalogueText === key ? errorText(new CallError(400, code, message)) : catalogueText
  return (
    <Notice kind="warning" role="alert">
      {shownText}
    </Notice>
  )
}

export function EndedLink({
  link,
  title: rejectedTitle = 'confirm.title',
}: {
  link: OpenedLink | undefined
  title?: 'confirm.title' | 'answer.title'
}) {
  const text = useText()
  const locale = useLocale()
  const { ask, refusal } = link ?? {}
  const isUnknownLink = !refusal || refusal.code === 'link_unknown'
  if (!ask && !isUnknownLink)
    return (
      <>
        <PageHeading>{text(rejectedTitle)}</PageHeading>
        <RejectedAnswer refusal={refusal} />
      </>
    )
  const [title, lead] = !ask
    ? [text('confirm.unknownTitle'), text('confirm.unknownText')]
    : ask.state === 'objected'
      ? [text('confirm.objectedTitle'), text('confirm.objectedText')]
      : [text('confirm.endedTitle'), text('confirm.endedText', { date: longDate(ask.until, locale) })]
  return (
    <>
      <PageHeading lead={lead}>{title}</PageHeading>
      <ContactAssociation />
    </>
  )
}
