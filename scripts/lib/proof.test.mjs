import { withSection } from './proof.mjs'

it('each run replaces its own section and leaves the others', () => {
  const one = withSection('# Proof\n', 'faults', 'first')
  const two = withSection(one, 'fuzz', 'second')
  expect(two).toBe(
    '# Proof\n\n<!-- faults -->\n\nfirst\n\n<!-- /faults -->\n\n<!-- fuzz -->\n\nsecond\n\n<!-- /fuzz -->\n',
  )
  expect(withSection(two, 'faults', 'third')).toBe(two.replace('first', 'third'))
  expect(withSection(two, 'fuzz', '$& fourth')).toBe(two.replace('second', () => '$& fourth'))
})
