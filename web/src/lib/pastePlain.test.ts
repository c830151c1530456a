import { pastePlain } from './pastePlain.ts'

class Control {
  type = 'text'
}

beforeEach(() => {
  vi.stubGlobal('HTMLInputElement', Control)
  vi.stubGlobal('HTMLTextAreaElement', class {})
})
afterEach(() => void vi.unstubAllGlobals())

it.each([
  ['text', 'B&auml;cker &amp; <b>Sohn</b><br/>Haßfurt', 'Bäcker & Sohn Haßfurt'],
  // What is no markup is left to the browser, and so is a password.
  ['text', 'Müller & Söhne <info@example.org>', null],
  ['password', 'a&amp;b', null],
])('what is pasted into a field of kind %s is read as text: %s', (type, given, expected) => {
  const execCommand = vi.fn()
  vi.stubGlobal('document', { execCommand })
  const preventDefault = vi.fn()
  const target = Object.assign(new Control(), { type })
  const clipboardData = { getData: () => given }
  pastePlain({ target, clipboardData, preventDefault } as unknown as ClipboardEvent)
  const inserted = execCommand.mock.calls.map(([, , text]) => text)
  expect([inserted, preventDefault.mock.calls.length]).toEqual(expected === null ? [[], 0] : [[expected], 1])
})
