/**
 * Which addresses lie inside: of this machine, of the net it stands in, of whoever runs it. Nobody's settings may make the
 * server knock there. What is not known for certain to be the open internet counts as inside.
 */
import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

const GLOBAL = ipaddr.parseCIDR('2000::/3') as [ipaddr.IPv6, number];

/** Of a literal address, with or without the brackets of an URL. */
export function isInner(address: string): boolean {
  const bare = address.replace(/^\[|\]$/g, '').replace(/%.*$/, '');
  if (isIP(bare) === 0) return true;
  // An IPv4 address dressed as an IPv6 one is the one it is.
  const parsed = ipaddr.process(bare);
  if (parsed.range() !== 'unicast') return true;
  return parsed.kind() === 'ipv6' && !(parsed as ipaddr.IPv6).match(GLOBAL);
}
