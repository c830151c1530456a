import type { Link } from '@directory/shared/link'
import { routes } from '@directory/shared/routes'
import { Button, LinkButton } from '../../../components/Button.tsx'
import { Card } from '../../../components/Card.tsx'
import { ContactLinks } from '../../../components/ContactLinks.tsx'
import { Row } from '../../../components/Row.tsx'
import { readDraft } from '../../../lib/draft.ts'
import { useText } from '../../../lib/intl.ts'
import styles from './Links.module.css'
import { isComplete } from './linkValues.ts'

interface Props {
  link: Link
  onEdit: () => void
  onRemove: () => void
}

/** A link as it is, with what can be done with it. */
export function LinkCard({ link, onEdit, onRemove }: Props) {
  const text = useText()
  const { uuid, name, url, description, email, phone, phoneText } = link
  const called = name || url || text('edit_links.nameless')
  return (
    <Card as="article" className={styles.card} aria-labelledby={`link-${uuid}`}>
      <h3 id={`link-${uuid}`} lang={name ? 'de' : undefined}>
        {called}
      </h3>
      {!isComplete(link) && <p className={styles.mark}>{text('edit_links.incomplete')}</p>}
      {readDraft(`staff link ${uuid}`) && <p className={styles.mark}>{text('edit_links.draft')}</p>}
      {description && <p lang="de">{description}</p>}
      <ContactLinks website={url} email={email} phone={phone} phoneText={phoneText} />
      <Row className={styles.buttons}>
        <Button
          id={`edit-${uuid}`}
          icon="edit"
          aria-label={text('edit_entry.editNamed', { name: called })}
          onClick={onEdit}
        >
          {text('edit.edit')}
        </Button>
        <Button aria-label={text('edit_entry.removeNamed', { name: called })} onClick={onRemove}>
          {text('edit.delete')}
        </Button>
        <LinkButton
          look="quiet"
          icon="clock"
          to={routes.versions.href('links', uuid)}
          aria-label={text('versions.named', { name: called })}
        >
          {text('versions.title')}
        </LinkButton>
      </Row>
    </Card>
  )
}
