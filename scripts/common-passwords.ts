import { readFileSync, writeFileSync } from 'node:fs'
import { commonHash, shortestCommon } from '../apps/server/src/features/sign-in/passwords/common-passwords.ts'

/**
 * Writes the list of common passwords that new ones are compared with: `node scripts/common-passwords.ts <file>`, where
 * the file is `src/passwords.json` of @zxcvbn-ts/language-common (MIT). Decision 051 names its version.
 */

/** Spanish words that the list does not have and that are as common here. */
const ours = ['contrasena', 'bienvenido', 'bienvenida', 'administrador']

const [file = ''] = process.argv.slice(2)
const listed = JSON.parse(readFileSync(file, 'utf8')) as string[]
const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
const words = [...listed, ...ours].map(plain).filter((word) => word.length >= shortestCommon)
const hashes = [...new Set(words.map(commonHash))].sort((a, b) => a - b)
const bytes = Buffer.alloc(hashes.length * 4)
for (const [place, hash] of hashes.entries()) bytes.writeUInt32BE(hash, place * 4)
writeFileSync(new URL('../apps/server/src/features/sign-in/passwords/common-passwords.bin', import.meta.url), bytes)
console.log(`${hashes.length} common passwords, ${bytes.length} bytes`)
