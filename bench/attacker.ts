import { attacks } from './attacks.ts'

// `attacker.js <name> <port> <source address> <token> <milliseconds>`: a separate process, so that the attacker's own
// work does not slow down the measured visitor.

const [name = '', port, localAddress = '', token = '', ms] = process.argv.slice(2)
const until = performance.now() + Number(ms)
await attacks[name]?.({
  port: Number(port),
  localAddress,
  token,
  isOver: () => performance.now() >= until,
})
// Unanswered connections would keep the process alive.
process.exit(0)
