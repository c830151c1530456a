import { BlockList, isIPv6 } from 'node:net'

/** Networks that are not the public internet (IANA special-purpose registries). */
const special = new BlockList()
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  special.addSubnet(network, bits, 'ipv4')

/** All of the public internet; parts of it that lead into other networks (6to4, Teredo, documentation) follow. */
const globalV6 = new BlockList()
globalV6.addSubnet('2000::', 3, 'ipv6')
const specialV6 = new BlockList()
for (const [network, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  specialV6.addSubnet(network, bits, 'ipv6')

/** Checks whether an IP address belongs to the public internet; IPv4 written as IPv6 (`::ffff:…`) does not. */
export const isPublicAddress = (ip: string): boolean =>
  isIPv6(ip) ? globalV6.check(ip, 'ipv6') && !specialV6.check(ip, 'ipv6') : !special.check(ip, 'ipv4')
