import texts from './unfinishedText.fixture.json' with { type: 'json' }
import { unfinishedIn } from './verificationSettings.ts'

it.each(texts)('the open placeholder is %j in the page: %s', (left, html) => {
  expect(unfinishedIn(html ?? '')).toBe(left)
})
