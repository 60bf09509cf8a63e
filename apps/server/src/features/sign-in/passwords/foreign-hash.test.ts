import { type Algorithm, hash as argon2 } from '@node-rs/argon2'
import { coreMessages } from '@portal/contract/core/core-messages'
import { foreignHashLimits } from '@portal/contract/sign-in/foreign-hash-limits'
import { describe, expect, test } from 'vitest'
import { foreignHashes, oldPassword } from '#test/foreign-hashes.ts'
import { isForeignPassword, readForeignHash } from './foreign-hash.ts'

const cheap = { memoryCost: 64, timeCost: 1, parallelism: 1 }
const key = (bytes: number) => 'A'.repeat(Math.ceil((bytes * 4) / 3))
const bcrypt = (cost: string) => `$2b$${cost}$abcdefghijklmnopqrstuuqI.cCrZrfm9k2nn/wSB59TXnhD.1qKW`

describe('a password of another program', () => {
  test.each(Object.entries(foreignHashes))('is right and wrong by %s', async (_, hash) => {
    expect(readForeignHash(hash)).toMatchObject({ isTooCostly: false })
    expect(await isForeignPassword(oldPassword, hash)).toBe(true)
    expect(await isForeignPassword(`${oldPassword} `, hash)).toBe(false)
    expect(await isForeignPassword('', hash)).toBe(false)
  })

  test.each([
    ['bcrypt', 'U*U', '$2a$05$CCCCCCCCCCCCCCCCCCCCC.E5YPO9kmyuRGyh0XouQYb4YMJKvyOeW'],
    ['passlib', 'password', '$pbkdf2-sha256$8000$XAuBMIYQQogxRg$tRRlz8hYn63B9LYiCd6PRo6FMiunY9ozmMMI3srxeRE'],
    ['argon2i', 'password', '$argon2i$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$wWKIMhR9lyDFvRz9YTZweHKfbftvj+qf+YFY4NeBbtA'],
    ['argon2id', 'password', '$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc'],
  ])('is right as the authors of %s published it', async (_, typed, hash) => {
    expect(await isForeignPassword(typed, hash)).toBe(true)
    expect(await isForeignPassword('U*V', hash)).toBe(false)
  })

  test.each([
    ['argon2id', 2 as Algorithm],
    ['argon2i', 1 as Algorithm],
  ])('is right by %s, also as Django names it', async (name, algorithm) => {
    const hash = await argon2(oldPassword, { ...cheap, algorithm })
    expect(hash).toContain(`$${name}$`)
    for (const stored of [hash, `argon2${hash}`]) {
      expect(await isForeignPassword(oldPassword, stored)).toBe(true)
      expect(await isForeignPassword('Otra-Clave-8', stored)).toBe(false)
    }
  })

  test('is right in any form of its characters', async () => {
    for (const stored of ['NFC', 'NFD'] as const)
      for (const typed of ['NFC', 'NFD'] as const) {
        const hash = await argon2('Contraseña-7'.normalize(stored), cheap)
        expect(await isForeignPassword('Contraseña-7'.normalize(typed), hash)).toBe(true)
      }
  })

  test.each([
    [bcrypt('14'), false],
    [bcrypt('15'), true],
    [bcrypt('31'), true],
    ['$argon2id$v=19$m=262144,t=10,p=16$c29tZXNhbHQ$RdescudvJCsgt3ub+b2dWRWJTmaaJObG', false],
    ['$argon2id$v=19$m=262145,t=1,p=1$c29tZXNhbHQ$RdescudvJCsgt3ub+b2dWRWJTmaaJObG', true],
    ['$argon2id$v=19$m=4294967295,t=1,p=1$c29tZXNhbHQ$RdescudvJCsgt3ub+b2dWRWJTmaaJObG', true],
    ['$argon2id$v=19$m=1024,t=11,p=1$c29tZXNhbHQ$RdescudvJCsgt3ub+b2dWRWJTmaaJObG', true],
    ['$argon2id$v=19$m=1024,t=1,p=17$c29tZXNhbHQ$RdescudvJCsgt3ub+b2dWRWJTmaaJObG', true],
    [`pbkdf2_sha256$2000000$salt$${key(32)}`, false],
    [`pbkdf2_sha256$2000001$salt$${key(32)}`, true],
    [`$pbkdf2-sha512$9999999999$c2FsdA$${key(64)}`, true],
  ])('%s is too costly: %s, and then never checked', async (hash, isTooCostly) => {
    expect(readForeignHash(hash)).toMatchObject({ isTooCostly })
    if (isTooCostly) expect(await isForeignPassword(oldPassword, hash)).toBe(false)
  })

  test.each([
    ['nothing', ''],
    ['a password', oldPassword],
    ['MD5', '5f4dcc3b5aa765d61d8327deb882cf99'],
    ['another kind', '$6$rounds=5000$saltsaltsalt$abcdefghijklmnop'],
    ['a cost below what bcrypt knows', bcrypt('03')],
    ['a version of bcrypt that hashed wrong', bcrypt('04').replace('2b', '2x')],
    ['bcrypt that is cut off', bcrypt('10').slice(0, -1)],
    ['bcrypt with a rest', `${bcrypt('10')}A`],
    ['bcrypt of SHA-256 of Django', `bcrypt_sha256$${bcrypt('10')}`],
    ['argon2d', '$argon2d$v=19$m=1024,t=2,p=1$c29tZXNhbHQ$RdescudvJCsgt3ub+b2dWRWJTmaaJObG'],
    ['an older version of argon2', '$argon2i$v=16$m=1024,t=2,p=1$c29tZXNhbHQ$RdescudvJCsgt3ub+b2dWRWJTmaaJObG'],
    ['argon2 without a pass', '$argon2i$v=19$m=1024,t=0,p=1$c29tZXNhbHQ$RdescudvJCsgt3ub+b2dWRWJTmaaJObG'],
    ['argon2 with too little memory', '$argon2i$v=19$m=31,t=1,p=4$c29tZXNhbHQ$RdescudvJCsgt3ub+b2dWRWJTmaaJObG'],
    ['argon2 without its hash', '$argon2i$v=19$m=1024,t=2,p=1$c29tZXNhbHQ'],
    ['PBKDF2 without a round', `pbkdf2_sha256$0$salt$${key(32)}`],
    ['PBKDF2 with a short key', `pbkdf2_sha256$1000$salt$${key(12)}`],
    ['PBKDF2 with a key longer than its digest', `pbkdf2_sha256$1000$salt$${key(36)}`],
    ['PBKDF2 without salt', `pbkdf2_sha256$1000$$${key(32)}`],
    ['PBKDF2 of SHA-1', `pbkdf2_sha1$1000$salt$${key(20)}`],
    ['PBKDF2 of Werkzeug with half a byte', `pbkdf2:sha256:1000$salt$${'a'.repeat(63)}`],
    ['two lines', `${bcrypt('10')}\n`],
    ['more than any hash', `pbkdf2_sha256$1000$salt$${key(600)}`],
  ])('%s is none', (_, text) => {
    expect(readForeignHash(text)).toBeNull()
  })

  test('is checked one at a time; when many wait, the next is refused as busy', async () => {
    const hash = foreignHashes['bcrypt 2b']
    const asked = Array.from({ length: foreignHashLimits.waiting + 3 }, () => isForeignPassword(oldPassword, hash))
    const ends = await Promise.allSettled(asked)
    expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(foreignHashLimits.waiting)
    const refused = ends.filter((end) => end.status === 'rejected')
    expect(refused.map(({ reason }) => reason.entry)).toEqual(Array(3).fill(coreMessages.busy))
    expect(await isForeignPassword(oldPassword, hash)).toBe(true)
  })
})
