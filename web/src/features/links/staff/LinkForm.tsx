import type { Link } from '@directory/shared/link'
import { linkFields } from '@directory/shared/linkFields'
import { call } from '../../../lib/api.ts'
import { useText } from '../../../lib/intl.ts'
import { labelsOf } from '../../../ui/staff/NounControl.tsx'
import { CloseButton, StaffForm } from '../../../ui/staff/StaffForm.tsx'
import { LinkFields } from './LinkFields.tsx'
import { emptyLink, linkProblems, linkValuesOf, newLinkProblems, withOwnCategory } from './linkValues.ts'

interface Props {
  /** The link to change; absent for a new one. */
  link?: Link
  categories: readonly string[]
  onClose: () => void
}

const baseFrom = (link: Link) => ({ values: linkValuesOf(link), updatedAt: link.updatedAt })

export function LinkForm({ link, categories, onClose }: Props) {
  const text = useText()
  return (
    <StaffForm
      name={`staff link ${link?.uuid ?? ''}`}
      prefix="link"
      initial={link ? baseFrom(link) : { values: emptyLink, updatedAt: '' }}
      baseFrom={baseFrom}
      versionsOf={link && { noun: 'links', id: link.uuid }}
      labels={labelsOf(linkFields, text)}
      normalise={withOwnCategory}
      findProblems={link ? linkProblems : newLinkProblems}
      send={async ({ categoryNew: _own, ...values }, updatedAt) => {
        await call('POST /api/addlink', { ...values, ...(link && { uuid: link.uuid, updatedAt }) })
        return text('edit_links.saved', {
          name: values.name.trim() || values.url.trim() || text('edit_links.nameless'),
        })
      }}
      list="GET /api/alllinks"
      submit={text('edit.save')}
      extraButtons={(unsaved) => <CloseButton unsaved={unsaved} onClose={onClose} />}
      onSaved={onClose}
    >
      {(fields) => <LinkFields {...fields} categories={categories} />}
    </StaffForm>
  )
}
