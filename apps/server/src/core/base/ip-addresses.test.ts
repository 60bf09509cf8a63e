import { describe, expect, test } from 'vitest'
import { isLoopback, isLoopbackHost, isNetwork, isPublicAddress, networkListOf, networkOf } from './ip-addresses.ts'

test.each([
  ['::ffff:c000:207', '192.0.2.7'],
  ['0:0:0:0:0:FFFF:192.0.2.7', '192.0.2.7'],
  ['::192.0.2.7', '0:0:0:0::/64'], // not ::ffff:192.0.2.7
  ['64:ff9b::192.0.2.7', '64:ff9b:0:0::/64'],
  ['2001:0DB8::1:0:0:1', '2001:db8:0:0::/64'],
])('the network of %j is %j', (address, network) => expect(networkOf(address)).toBe(network))

test.each([
  ['127.0.0.1', true],
  ['127.255.255.254', true],
  ['::1', true],
  ['0:0:0:0:0:0:0:1', true],
  ['::ffff:127.0.0.1', true],
  ['::ffff:7f00:1', true],
  ['128.0.0.1', false],
  ['::127.0.0.1', false],
  ['64:ff9b::127.0.0.1', false],
  ['::', false],
])('%j is of this machine: %s', (address, is) => expect(isLoopback(address)).toBe(is))

test.each([
  ['localhost', true],
  ['LOCALHOST', true],
  ['127.0.0.1', true],
  ['[::1]', true],
  ['localhost.example.com', false],
  ['127.0.0.1.example.com', false],
  ['10.0.0.1', false],
])('the host %s is this machine: %s', (host, is) => expect(isLoopbackHost(host)).toBe(is))

describe('the public internet', () => {
  /** The first and the last address of each network that is none of it, and their neighbours. */
  test.each([
    ['0.0.0.0', '0.255.255.255', null, '1.0.0.0'],
    ['10.0.0.0', '10.255.255.255', '9.255.255.255', '11.0.0.0'],
    ['100.64.0.0', '100.127.255.255', '100.63.255.255', '100.128.0.0'],
    ['127.0.0.0', '127.255.255.255', '126.255.255.255', '128.0.0.0'],
    ['169.254.0.0', '169.254.255.255', '169.253.255.255', '169.255.0.0'],
    ['172.16.0.0', '172.31.255.255', '172.15.255.255', '172.32.0.0'],
    ['192.0.0.0', '192.0.0.255', '191.255.255.255', '192.0.1.0'],
    ['192.0.2.0', '192.0.2.255', '192.0.1.255', '192.0.3.0'],
    ['192.88.99.0', '192.88.99.255', '192.88.98.255', '192.88.100.0'],
    ['192.168.0.0', '192.168.255.255', '192.167.255.255', '192.169.0.0'],
    ['198.18.0.0', '198.19.255.255', '198.17.255.255', '198.20.0.0'],
    ['198.51.100.0', '198.51.100.255', '198.51.99.255', '198.51.101.0'],
    ['203.0.113.0', '203.0.113.255', '203.0.112.255', '203.0.114.0'],
    ['224.0.0.0', '255.255.255.255', '223.255.255.255', null],
    ['::', '1fff:ffff::', null, '2000::'],
    ['2001::', '2001:1ff:ffff::', '2000:ffff::', '2001:200::'],
    ['2001:db8::', '2001:db8:ffff::', '2001:db7:ffff::', '2001:db9::'],
    ['2002::', '2002:ffff::', '2001:ffff::', '2003::'],
    ['3fff::', '3fff:fff:ffff::', '3ffe:ffff::', '3fff:1000::'],
    ['4000::', 'ffff:ffff::', '3fff:ffff::', null],
  ])('has nothing from %s to %s', (first, last, before, after) => {
    expect([first, last].filter(isPublicAddress)).toEqual([])
    for (const beside of [before, after]) if (beside) expect(isPublicAddress(beside), beside).toBe(true)
  })

  test.each(['::ffff:8.8.8.8', '::8.8.8.8', '64:ff9b::8.8.8.8', '64:ff9b:1::8.8.8.8', 'fe80::1%eth0'])(
    'is not reached by %j',
    (address) => expect(isPublicAddress(address)).toBe(false),
  )
})

test.each([
  ['203.0.113.7', true],
  ['203.0.113.0/24', true],
  ['0.0.0.0/0', true],
  ['203.0.113.7/32', true],
  ['2001:db8::/32', true],
  ['::ffff:10.0.0.0/104', true],
  ['2001:db8::1/128', true],
  ['10.0.0.1/8', false],
  ['2001:db8::1/32', false],
  ['10.0.0.0/33', false],
  ['::/129', false],
  ['10.0.0.0/', false],
  ['10.0.0.0/-1', false],
  ['10.0.0.0/0008', false],
  ['10.0.0.0/8/8', false],
  ['10.0.0.0/255.0.0.0', false],
  ['fe80::%eth0/64', false],
])('%j is a network: %s', (text, is) => expect(isNetwork(text)).toBe(is))

test.each([
  ['203.0.113.0/24', '203.0.113.255', true],
  ['203.0.113.0/24', '203.0.114.0', false],
  ['203.0.113.0/24', '::ffff:203.0.113.5', true],
  ['203.0.113.0/24', '::ffff:cb00:7105', true],
  ['::ffff:203.0.113.0/120', '203.0.113.5', true],
  ['203.0.113.0/24', '::203.0.113.5', false],
  ['203.0.113.0/24', '64:ff9b::203.0.113.5', false],
  ['0.0.0.0/0', '9.9.9.9', true],
  ['0.0.0.0/0', '2001:db8::1', false],
  ['fe80::/10', 'fe80::1%eth0', true],
  ['2001:db8::/33', '2001:db8:7fff::', true],
  ['2001:db8::/33', '2001:db8:8000::', false],
])('the network %s has the address %j: %s', (network, address, has) => {
  expect(networkListOf([network])(address)).toBe(has)
  expect(networkListOf(['192.0.2.1', network, 'none'])(address)).toBe(has)
})

test.each(['', 'no address', '127.1', '010.0.0.1', '0x7f.0.0.1', '2130706433', '256.1.1.1', '1::2::3'])(
  '%j is no address',
  (text) => {
    expect(networkOf(text)).toBe(text)
    expect([isLoopback(text), isPublicAddress(text), isNetwork(text), isNetwork(`${text}/8`)]).not.toContain(true)
    expect(networkListOf(['0.0.0.0/0', '::/0'])(text)).toBe(false)
  },
)
