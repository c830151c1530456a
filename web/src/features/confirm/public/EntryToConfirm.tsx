import type { ReactNode } from 'react'
import { useParams } from 'react-router-dom'
import { longDate } from '#lib/format.ts'
import { useLocale, useText } from '#lib/intl.ts'
import { useParameter } from '#lib/pathParams.ts'
import { useToday } from '#lib/settings.ts'
import type { Entry } from '#shared/entry'
import type { OpenedLink } from '#shared/renderedState'
import { routes } from '#shared/routes'
import { Button, LinkButton } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { Notice } from '#ui/Notice.tsx'
import { Row } from '#ui/Row.tsx'
import { WholeWords } from '#ui/WholeWords.tsx'
import { EntryDetails, Marks, ProviderContact, townLine } from '../../entries/door.ts'
import styles from './EntryToConfirm.module.css'
import { MailLinkForm } from './linkParts.tsx'

interface Props {
  asked: NonNullable<OpenedLink['ask']>['entries'][number]
  isOpen: boolean
}

export function EntryToConfirm({ asked: { entry, answer, answeredOn, decided }, isOpen }: Props) {
  const text = useText()
  const locale = useLocale()
  const saysGone = useParameter('gone') === entry.uuid
  const date = answeredOn ? longDate(answeredOn, locale) : ''
  return (
    <Card as="section" className={styles.entry}>
      <h2 className={styles.name} lang="de">
        <WholeWords>{entry.name}</WholeWords>
      </h2>
      <p>{text('confirm.category', { category: entry.category })}</p>
      <Marks entry={entry} today={useToday().date} />
      <p lang="de">
        {entry.street && (
          <>
            {entry.street}
            <br />
          </>
        )}
        {townLine(entry)}
      </p>
      <ProviderContact entry={entry} />
      <EntryDetails entry={entry} />
      <div className={`${styles.answer} unlessEmpty`} id={`answer-${entry.uuid}`}>
        {answer ? (
          <Notice kind="success">
            {text(
              decided && answer !== 'right' ? `confirm.decided.${answer}` : `confirm.answered.${answer}`,
              { date },
            )}
          </Notice>
        ) : (
          isOpen && (saysGone ? <RemoveEntry entry={entry} /> : <AnswerChoices entry={entry} />)
        )}
      </div>
    </Card>
  )
}

function AnswerChoices({ entry }: { entry: Entry }) {
  const text = useText()
  const { secret = '' } = useParams()
  return (
    <>
      <h3 className={styles.question}>{text('confirm.title')}</h3>
      <Row>
        <AnswerForm entry={entry} answer="right">
          <Button type="submit" look="main" icon="check" className={styles.press}>
            {text('confirm.right')}
          </Button>
        </AnswerForm>
        <LinkButton to={routes.confirmChange.href(secret, entry.uuid)} icon="edit" rel="nofollow">
          {text('confirm.changed')}
        </LinkButton>
        <LinkButton
          to={`${routes.confirm.href(secret)}?gone=${encodeURIComponent(entry.uuid)}#answer-${entry.uuid}`}
          look="quiet"
          rel="nofollow"
        >
          {text('confirm.gone')}
        </LinkButton>
      </Row>
    </>
  )
}

/** One wrong press would remove the entry. */
function RemoveEntry({ entry }: { entry: Entry }) {
  const text = useText()
  const { secret = '' } = useParams()
  return (
    <>
      <h3 className={styles.question}>{text('confirm.goneTitle', { name: entry.name })}</h3>
      <p>{text('confirm.goneText')}</p>
      <Row>
        <AnswerForm entry={entry} answer="gone">
          <Button type="submit" className={styles.press}>
            {text('confirm.goneYes')}
          </Button>
        </AnswerForm>
        <LinkButton to={`${routes.confirm.href(secret)}#answer-${entry.uuid}`}>
          {text('confirm.goneNo')}
        </LinkButton>
      </Row>
    </>
  )
}

function AnswerForm({ entry, answer, children }: { entry: Entry; answer: string; children: ReactNode }) {
  return (
    <MailLinkForm to="confirm">
      <input type="hidden" name="answer" value={answer} />
      <input type="hidden" name="entry" value={entry.uuid} />
      <input type="hidden" name="updatedAt" value={entry.updatedAt} />
      {children}
    </MailLinkForm>
  )
}
