import type { OpenedLink } from '@directory/shared/renderedState'
import { routes } from '@directory/shared/routes'
import { useLocation } from 'react-router-dom'
import { useCall } from '../../../lib/api.ts'
import { longDate } from '../../../lib/format.ts'
import { useLocale, useLocalPath, useText } from '../../../lib/intl.ts'
import { Button, LinkButton } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { Row } from '../../../ui/Row.tsx'
import { WholeWords } from '../../../ui/WholeWords.tsx'
import { EntryDetails, Marks, ProviderContact, townLine } from '../../entries/door.ts'
import styles from './EntryToConfirm.module.css'

type AskedEntry = NonNullable<OpenedLink['ask']>['entries'][number]

interface Props {
  secret: string
  asked: AskedEntry
  isOpen: boolean
}

export function EntryToConfirm({ secret, asked: { entry, answer, answeredOn, decided }, isOpen }: Props) {
  const text = useText()
  const locale = useLocale()
  const isGone = new URLSearchParams(useLocation().search).get('gone') === entry.uuid
  const date = answeredOn ? longDate(answeredOn, locale) : ''
  return (
    <Card as="section" className={styles.entry}>
      <h2 className={styles.name} lang="de">
        <WholeWords>{entry.name}</WholeWords>
      </h2>
      <p>{text('confirm.category', { category: entry.category })}</p>
      <Marks entry={entry} today={useCall('GET /api/today', {}).data?.date} />
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
          isOpen &&
          (isGone ? (
            <RemoveEntry secret={secret} entry={entry} />
          ) : (
            <AnswerChoices secret={secret} entry={entry} />
          ))
        )}
      </div>
    </Card>
  )
}

function AnswerChoices({ secret, entry }: { secret: string; entry: AskedEntry['entry'] }) {
  const text = useText()
  return (
    <>
      <h3 className={styles.question}>{text('confirm.title')}</h3>
      <Row>
        <AnswerButton secret={secret} entry={entry} answer="right" look="main">
          {text('confirm.right')}
        </AnswerButton>
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

/** Asks for confirmation, because one wrong press would remove the entry. */
function RemoveEntry({ secret, entry }: { secret: string; entry: AskedEntry['entry'] }) {
  const text = useText()
  return (
    <>
      <h3 className={styles.question}>{text('confirm.goneTitle', { name: entry.name })}</h3>
      <p>{text('confirm.goneText')}</p>
      <Row>
        <AnswerButton secret={secret} entry={entry} answer="gone" look="plain">
          {text('confirm.goneYes')}
        </AnswerButton>
        <LinkButton to={`${routes.confirm.href(secret)}#answer-${entry.uuid}`}>
          {text('confirm.goneNo')}
        </LinkButton>
      </Row>
    </>
  )
}

function AnswerButton({
  secret,
  entry,
  answer,
  look,
  children,
}: {
  secret: string
  entry: AskedEntry['entry']
  answer: 'right' | 'gone'
  look: 'main' | 'plain'
  children: string
}) {
  const localPath = useLocalPath()
  return (
    <form method="post" action={localPath(routes.confirm.href(secret))}>
      <input type="hidden" name="answer" value={answer} />
      <input type="hidden" name="entry" value={entry.uuid} />
      <input type="hidden" name="updatedAt" value={entry.updatedAt} />
      <Button type="submit" look={look} {...(look === 'main' && { icon: 'check' })} className={styles.press}>
        {children}
      </Button>
    </form>
  )
}
