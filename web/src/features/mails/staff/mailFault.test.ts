import { expect, it } from 'vitest'
import { mailFault } from './Outbox.tsx'

it.each([
  ['address', "Can't send mail - all recipients were rejected: 550 no such user"],
  ['address', "Can't send mail - all recipients were rejected: 550 5.1.1 <a@b.de>: user unknown"],
  ['address', 'Recipient command failed: 553-Mailbox name not allowed'],
  ['full', "Can't send mail - all recipients were rejected: 552 mailbox full"],
  ['full', "Can't send mail - all recipients were rejected: 452 4.2.2 over quota"],
  ['refused', 'Message failed: 552 5.3.4 message too big'],
  ['refused', "Can't send mail - all recipients were rejected: 550 5.7.1 rejected as spam"],
  ['refused', 'Message failed: 554 no'],
  ['refused', 'Mail command failed: 450 try again later'],
  ['login', 'Invalid login: 535 5.7.8 authentication failed'],
  ['login', 'Missing credentials for "PLAIN"'],
  ['server', 'connect ECONNREFUSED 127.0.0.1:587'],
  ['server', 'connect ETIMEDOUT 203.0.113.5:465'],
  ['server', 'getaddrinfo ENOTFOUND mail.example.org'],
  ['server', 'Connection timeout'],
  ['server', 'Greeting never received'],
  ['server', 'self-signed certificate'],
  ['refused', ''],
])('finds the fault %s in %j', (fault, reason) => {
  expect(mailFault(reason)).toBe(fault)
})
