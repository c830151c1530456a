import { notify } from '#lib/alerts.ts'
import { useText } from '#lib/intl.ts'
import type { Entry } from '#shared/entry'
import { Button } from '#ui/Button.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { toggleRemembered, useIsRemembered } from './remembered.ts'

interface Props {
  entry: Pick<Entry, 'uuid' | 'name'>
  short?: boolean
}

export function RememberButton({ entry, short = false }: Props) {
  const text = useText()
  const isRemembered = useIsRemembered(entry.uuid)
  const press = () => {
    if (!toggleRemembered(entry.uuid)) notify('warning', text('mylist.notKept'))
  }
  const [longText, shortText] = isRemembered
    ? (['mylist.remembered', 'mylist.rememberedShort'] as const)
    : (['mylist.remember', 'mylist.rememberShort'] as const)
  return (
    <Button
      className="withScript"
      icon={isRemembered ? 'bookmarked' : 'bookmark'}
      aria-pressed={isRemembered}
      onClick={press}
    >
      {text(short ? shortText : longText)}
      <VisuallyHidden>: {entry.name}</VisuallyHidden>
    </Button>
  )
}
