import type { ReactNode, RefObject } from 'react'
import { type MessageId, useLocalPath, useText } from '#lib/intl.ts'
import type { FormSummary } from '#lib/useFormProblems.ts'
import { routes } from '#shared/routes'
import { Button } from '#ui/Button.tsx'
import { ErrorSummary } from '#ui/ErrorSummary.tsx'
import { LeaveGuard } from '#ui/LeaveGuard.tsx'
import { SiteLink } from '#ui/SiteLink.tsx'
import hiddenStyles from '#ui/VisuallyHidden.module.css'
import styles from './RequestForm.module.css'

interface Props {
  form: RefObject<HTMLFormElement | null>
  /** (German) path that takes the form without scripts. */
  action: string
  summary: FormSummary
  busy: boolean
  send: MessageId
  /** Words before the link to how the data is used; undefined for a sender who is known. */
  privacy?: string
  unsent: boolean
  onSubmit: () => void
  children: ReactNode
}

export function RequestForm(props: Props) {
  const { form, action, summary, busy, send, privacy, unsent, onSubmit, children } = props
  const text = useText()
  return (
    <form
      ref={form}
      method="post"
      action={useLocalPath()(action)}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
      className={styles.form}
    >
      <ErrorSummary errors={summary} />
      {privacy !== undefined && (
        // Only robots fill it in; the server checks it.
        <div className={hiddenStyles.hidden} aria-hidden="true">
          <label>
            {text('request.trap')}
            <input type="text" name="homepage2" tabIndex={-1} autoComplete="off" defaultValue="" />
          </label>
        </div>
      )}
      {children}
      {privacy !== undefined && (
        <p className="measure">
          {privacy} {/* In a new window, so that typed input is not lost. */}
          <SiteLink to={routes.privacy.href()} target="_blank">
            {text('request.privacyLink')}
          </SiteLink>
        </p>
      )}
      <Button type="submit" look="main" aria-disabled={busy}>
        {text(busy ? 'request.busy' : send)}
      </Button>
      <LeaveGuard when={unsent}>{text('request.leaveText')}</LeaveGuard>
    </form>
  )
}

export const spamTrapValue = ({ current }: RefObject<HTMLFormElement | null>): string =>
  current ? String(new FormData(current).get('homepage2') ?? '') : ''
