import { routes } from '@directory/shared/routes'
import { useText } from '../../../lib/intl.ts'
import { Tabs } from '../../../ui/Tabs.tsx'

/** Chooses one of the two forms; as links, which work without scripts. */
export function RequestKinds({ kind }: { kind: 'new' | 'change' }) {
  const text = useText()
  return (
    <Tabs
      label={text('request.kinds')}
      items={[
        { to: routes.addRequest.href(), label: text('request.new'), here: kind === 'new' },
        { to: routes.addRequest.href({}), label: text('request.change'), here: kind === 'change' },
      ]}
    />
  )
}
