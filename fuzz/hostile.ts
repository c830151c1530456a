import fc from 'fast-check'

/** Texts that have broken programs; fast-check's own strings add `__proto__` and the like. */
const texts = [
  "'; DROP TABLE entries; --",
  '{"$gt":""} (?:a+)+$ {{7*7}} %s%n',
  '</script><script>alert(1)</script>',
  '../../../etc/passwd',
  'a@b.example\r\nBcc: c@d.example',
  '//evil.example',
  'a\u0000b \u202e\ufeff\u200b\ud800',
  '👵🏽‍🦽 İstanbul ٩٧٤٣٧',
  '1e309',
  'x'.repeat(1001),
  ' '.repeat(70_000),
  'e\u0301'.repeat(300),
]
export const hostileText = fc.oneof(
  { arbitrary: fc.constantFrom(...texts), weight: 2 },
  { arbitrary: fc.string({ unit: 'binary', maxLength: 40 }), weight: 1 },
)

export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  { arbitrary: hostileText, weight: 4 },
  { arbitrary: fc.jsonValue({ maxDepth: 30 }), weight: 4 },
  { arbitrary: fc.array(hostileText, { maxLength: 200 }), weight: 1 },
)

/** Ends of an address that are already escaped, or should be. */
export const hostilePart = fc.constantFrom('%zz', '%00', '%0d%0aX:1', '..%2f..%2f', '%252e', ';a=b', '//')

export const oddMethod = fc.constantFrom('HEAD', 'OPTIONS', 'PUT', 'PATCH', 'DELETE', 'POST', 'GET')

export const oddHeader = fc.constantFrom<[string, string]>(
  ['Accept-Encoding', 'identity;q=0'],
  ['Content-Encoding', 'br'],
  ['Host', 'evil.example'],
  ['Range', 'bytes=9-1'],
  ['If-None-Match', ','.repeat(2000)],
  ['X-Payload-HTTP-Method-Override', 'DELETE'],
  ['Cookie', 'a=%zz; payload-token=x'],
  ['Authorization', 'users API-Key x'],
)

/** Bodies that are not what they claim to be, with the type that they claim. */
export const brokenBody = fc.record({
  type: fc.constantFrom('application/json', 'text/plain', '', 'multipart/form-data; boundary=x'),
  text: fc.oneof(
    fc.constantFrom('{', '"\\ud800"', 'null', '{"__proto__":{"role":"Admin"}}', '['.repeat(30_000), '--x--'),
    fc.string({ unit: 'binary', maxLength: 200 }),
  ),
})
