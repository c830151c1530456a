import { type ComponentProps, useState } from 'react'
import { useText } from '#lib/intl.ts'
import { Checkbox } from './Checkbox.tsx'
import { TextField } from './TextField.tsx'

/** Safer than typing the password twice unseen. */
export function PasswordField(props: ComponentProps<typeof TextField>) {
  const text = useText()
  const [showsPassword, setShowsPassword] = useState(false)
  return (
    <div>
      <TextField {...props} type={showsPassword ? 'text' : 'password'} verbatim maxLength={1000} />
      <Checkbox label={text('login.showPassword')} checked={showsPassword} onTick={setShowsPassword} />
    </div>
  )
}
