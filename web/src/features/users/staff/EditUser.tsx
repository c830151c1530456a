import type { OutputOf } from '@directory/shared/contract'
import { useSWRConfig } from 'swr'
import { call, callUrl } from '../../../lib/api.ts'
import { controlsOf } from '../../../lib/controlsOf.ts'
import { useText } from '../../../lib/intl.ts'
import { Notice } from '../../../ui/Notice.tsx'
import { CloseButton, StaffForm } from '../../../ui/staff/StaffForm.tsx'
import { OneUser } from './OneUser.tsx'
import { EmailField, RoleField, UsernameField } from './UserFields.tsx'
import { knownUserProblems } from './userValues.ts'

interface Props {
  user: OutputOf<'GET /api/getusers'>[number]
  isSelf: boolean
  onClose: () => void
}

/** Edits an account. Accounts keep no versions, so the last one who saves wins. */
export function EditUser({ user: { uuid, username, role, email }, isSelf, onClose }: Props) {
  const text = useText()
  const { mutate } = useSWRConfig()
  return (
    <OneUser title={text('users.editTitle', { name: username })}>
      <StaffForm
        name={`staff user ${uuid}`}
        prefix="edited"
        initial={{ values: { username, role, email }, updatedAt: '' }}
        baseFrom={(values: Record<'username' | 'role' | 'email', string>) => ({ values, updatedAt: '' })}
        labels={{}}
        findProblems={knownUserProblems}
        send={async (values) => {
          await call('POST /api/changeUser', { uuid, ...values })
          void mutate(callUrl('GET /api/getRole', {}))
          return text('users.changed')
        }}
        list="GET /api/getusers"
        submit={text('edit.save')}
        extraButtons={(unsaved) => <CloseButton unsaved={unsaved} onClose={onClose} />}
        onSaved={onClose}
      >
        {(fields) => {
          const control = controlsOf('edited', fields)
          return (
            <>
              <UsernameField {...control('username')} />
              <RoleField {...control('role')} />
              {fields.values.role !== role && (
                <Notice kind="warning" role="status">
                  {text(isSelf ? 'users.roleChangeSelf' : 'users.roleChange')}
                </Notice>
              )}
              <EmailField {...control('email')} optional hint={text('users.mailHint')} />
            </>
          )
        }}
      </StaffForm>
    </OneUser>
  )
}
