import type { Entry } from '@directory/shared/entry'
import type { SentForm } from '@directory/shared/renderedState'
import { reportFrom } from '@directory/shared/report'
import { routes } from '@directory/shared/routes'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { call } from '../../../lib/api.ts'
import { useLocalPath, useText } from '../../../lib/intl.ts'
import { useDraft } from '../../../lib/useDraft.ts'
import { useFormProblems } from '../../../lib/useFormProblems.ts'
import { Button } from '../../../ui/Button.tsx'
import { ErrorSummary } from '../../../ui/ErrorSummary.tsx'
import { LeaveGuard } from '../../../ui/LeaveGuard.tsx'
import { EntrySection } from '../../entryForm/door.ts'
import { PrivacyLink, SpamTrap, spamTrapValue, requestFormStyles as styles } from '../../requests/door.ts'
import { ErrorFields, SenderFields } from './ReportFields.tsx'
import { clearedByTopics, emptyReport, reportFormProblems, reportOrder } from './reportValues.ts'

/** Reports errors in an entry, without account or code. */
export function ReportForm({ entry, sent }: { entry: Entry; sent: SentForm | undefined }) {
  const text = useText()
  const localPath = useLocalPath()
  const navigate = useNavigate()
  const form = useRef<HTMLFormElement>(null)
  const isReturned = sent !== undefined && sent.errors.length > 0
  const draft = useDraft(
    isReturned ? 'report sent' : `report ${entry.uuid}`,
    isReturned ? { ...emptyReport, ...knownValues(sent.values) } : emptyReport,
    form,
  )
  const problems = useFormProblems('report', draft.values, {
    sent: sent?.errors,
    order: reportOrder,
    clearedBy: clearedByTopics,
  })
  const [busy, setBusy] = useState(false)
  const [received, setReceived] = useState(false)
  const { category, name, uuid } = entry
  useEffect(() => {
    if (received) navigate(localPath(routes.reportReceived.href(category, name, uuid)))
  }, [received, localPath, navigate, category, name, uuid])

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    if (!problems.show(reportFormProblems(draft.values))) return
    setBusy(true)
    try {
      const homepage2 = form.current ? spamTrapValue(form.current) : ''
      await call('POST /api/addReport', { ...reportFrom(draft.values), entry: uuid, homepage2 })
      draft.clear()
      setReceived(true)
    } catch (failure) {
      problems.showRefusal(failure)
    } finally {
      setBusy(false)
    }
  }

  const fields = { values: draft.values, set: draft.set, errors: problems.errors }
  return (
    <form
      ref={form}
      method="post"
      action={localPath(routes.report.href(category, name, uuid))}
      noValidate
      onSubmit={submit}
      className={styles.form}
    >
      <ErrorSummary errors={problems.summary} />
      <input type="hidden" name="entry" value={uuid} />
      <SpamTrap />
      <EntrySection title={text('report.topics')}>
        <ErrorFields {...fields} />
      </EntrySection>
      <EntrySection title={text('report.who')} lead={text('report.whoText')}>
        <SenderFields {...fields} />
      </EntrySection>
      <p className={styles.privacy}>
        {text('report.privacy')} <PrivacyLink />
      </p>
      <Button type="submit" look="main" aria-disabled={busy}>
        {text(busy ? 'request.busy' : 'report.send')}
      </Button>
      <LeaveGuard when={draft.dirty && !received}>{text('request.leaveText')}</LeaveGuard>
    </form>
  )
}

/** Returns the posted values of known fields. */
const knownValues = (values: SentForm['values']) =>
  Object.fromEntries(Object.entries(values).filter(([name]) => name in emptyReport))
