import { attacks } from './attacks.ts'

// `attacker.js <name> <port> <address to come from> <token> <milliseconds>`: a process of its own, so that what an attack
// costs whoever runs it does not count as the wait of somebody else.

const [name = '', port, localAddress = '', token = '', ms] = process.argv.slice(2)
const until = performance.now() + Number(ms)
await attacks[name]?.({
  port: Number(port),
  localAddress,
  token,
  isOver: () => performance.now() >= until,
})
// Connections that nobody answers would keep it.
process.exit(0)
