// Every command imports this file first, so its syntax has to suit an old Node.
const parts = process.versions.node.split('.').map(Number)
const major = parts[0]
const minor = parts[1]
const suits = (major === 20 && minor >= 19) || (major === 22 && minor >= 12) || major > 22
if (!suits) {
  console.error(
    'This project needs Node 20.19, 22.12 or anything newer; this is Node ' +
      process.versions.node +
      '.\nGet a current version from https://nodejs.org/ and start again.',
  )
  process.exit(1)
}
